// Wrong: waits after the last failure, too.
// Must fail with: 1 wait of 7 seconds instead of 0.

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
  for _ in 0..<retries {
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
  }
  do {
    return try await ask()
  } catch {
    try await clock.sleep(for: delay)
    throw error
  }
}
