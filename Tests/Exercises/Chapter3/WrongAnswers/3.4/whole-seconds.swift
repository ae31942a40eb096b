// Wrong: waits for whole seconds only.
// Must fail with: It waited for 62.0 seconds. Wait once, for `delay` as it is

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    @Sendable func persist<Answer: Sendable>(
      _ ask: @Sendable () async throws -> Answer
    ) async throws -> Answer {
      var left = retries
      while true {
        do {
          return try await ask()
        } catch {
          guard left > 0 else { throw error }
          left -= 1
        }
        try await clock.sleep(for: .seconds(delay.components.seconds))
      }
    }
    return WeatherClient(
      forecast: { place in try await persist { try await forecast(place) } },
      searchLocations: { place in try await persist { try await searchLocations(place) } })
  }
}
