// Wrong: says with an error of its own that there are no retries.
// Must fail with: error is NoSignal(call: 1). The caller should get that one

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
  for _ in 0..<retries {
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
  }
  do { return try await ask() } catch {
    guard retries > 0 else { throw NoRetries() }
    throw error
  }
}

private struct NoRetries: Error {}
