// Wrong: takes a delay of zero for an order not to try again.
// Must fail with: with 3 retries and a delay of 0 seconds. It should be tried again

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

private func attempt<Answer>(
  _ retries: Int, after delay: Duration, clock: any Clock<Duration>,
  ask: () async throws -> Answer
) async throws -> Answer {
  for _ in 0..<(delay > .zero ? retries : 0) {
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
  }
  return try await ask()
}
