// Wrong: tries until there is an answer.
// Must fail with: it should be tried again 0 times

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    WeatherClient(
      forecast: { place in
        try await attempt(retries, after: delay, clock: clock) { try await forecast(place) }
      },
      searchLocations: { coordinate in
        try await attempt(retries, after: delay, clock: clock) {
          try await searchLocations(coordinate)
        }
      })
  }
}

/// Tries again after a failure, and passes on the last error.
private func attempt<Answer>(
  _ retries: Int, after delay: Duration, clock: any Clock<Duration>,
  ask: () async throws -> Answer
) async throws -> Answer {
  while true {
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
  }
}
