// Wrong: each wait is twice as long as the one before.
// Must fail with: Wait number 2 took 14.0 seconds.

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    @Sendable func persist<Answer: Sendable>(
      _ ask: @Sendable () async throws -> Answer
    ) async throws -> Answer {
      var left = retries
      var delay = delay
      while true {
        do {
          return try await ask()
        } catch {
          guard left > 0 else { throw error }
          left -= 1
        }
        try await clock.sleep(for: delay)
        delay = delay * 2
      }
    }
    return WeatherClient(
      forecast: { place in try await persist { try await forecast(place) } },
      searchLocations: { place in try await persist { try await searchLocations(place) } })
  }
}
