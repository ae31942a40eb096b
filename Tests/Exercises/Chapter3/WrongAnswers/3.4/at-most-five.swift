// Wrong: tries again at most five times, so as not to burden a service that is down.
// Must fail with: With 23 retries

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    @Sendable func retry<Answer: Sendable>(
      _ ask: @Sendable () async throws -> Answer
    ) async throws -> Answer {
      // Don't hammer a service that is down.
      for _ in 0..<min(retries, 5) {
        do { return try await ask() } catch { try await clock.sleep(for: delay) }
      }
      return try await ask()
    }
    return WeatherClient(
      forecast: { place in try await retry { try await forecast(place) } },
      searchLocations: { place in try await retry { try await searchLocations(place) } })
  }
}
