// Wrong: each wait is half as long as the one before.
// Must fail with: Wait number 2 took 3.5 seconds.

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
  var pause = delay
  for _ in 0..<retries {
    do { return try await ask() } catch {
      try await clock.sleep(for: pause)
      pause /= 2
    }
  }
  return try await ask()
}
