// Wrong: tries again three times at most.
// Must fail with: 3 waits of 7 seconds

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    WeatherClient(
      forecast: { place in try await attempt(retries, delay, clock) { try await forecast(place) } },
      searchLocations: { place in
        try await attempt(retries, delay, clock) { try await searchLocations(place) }
      })
  }
}

private func attempt<Answer>(
  _ retries: Int, _ delay: Duration, _ clock: any Clock<Duration>,
  _ ask: () async throws -> Answer
) async throws -> Answer {
  for _ in 0..<min(retries, 3) {
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
  }
  return try await ask()
}
