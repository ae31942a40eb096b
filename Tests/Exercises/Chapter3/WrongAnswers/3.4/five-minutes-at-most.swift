// Wrong: waits for five minutes at most.
// Must fail with: should wait for 1000000.0 seconds before it tries again

import Synchronization
extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {

    return WeatherClient(
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
  for _ in 0..<retries {
    do { return try await ask() } catch { try await clock.sleep(for: min(delay, .seconds(300))) }
  }
  return try await ask()
}
