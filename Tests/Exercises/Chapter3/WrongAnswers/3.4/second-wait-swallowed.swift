// Wrong: a caller that is cancelled in its second wait asks on.
// Must fail with: has failed twice, and its caller is cancelled while it waits

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
  for number in 0..<retries {
    do { return try await ask() } catch {
      if number == 0 {
        try await clock.sleep(for: delay)
      } else {
        try? await clock.sleep(for: delay)
      }
    }
  }
  return try await ask()
}
