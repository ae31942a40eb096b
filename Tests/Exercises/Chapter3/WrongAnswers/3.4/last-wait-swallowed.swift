// Wrong: a caller that is cancelled in its last wait asks once more.
// Must fail with: It got NoSignal(call: 4). The given client should be asked 3 times

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
  for n in 0..<retries {
    do { return try await ask() } catch {
      if n < retries - 1 || retries == 1 {
        try await clock.sleep(for: delay)
      } else {
        try? await clock.sleep(for: delay)
      }
    }
  }
  return try await ask()
}
