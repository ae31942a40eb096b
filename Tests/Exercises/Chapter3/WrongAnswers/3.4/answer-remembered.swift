// Wrong: remembers a forecast, and doesn't ask again.
// Must fail with: What was true before may have changed, so ask at every call.

import Synchronization
extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let known = Known34()
    return WeatherClient(
      forecast: { place in
        if let f = known.f.withLock({ $0 }) { return f }
        let f = try await attempt(retries, delay, clock) { try await forecast(place) };
        known.f.withLock { $0 = f }; return f
      },
      searchLocations: { place in
        try await attempt(retries, delay, clock) { try await searchLocations(place) }
      })
  }
}
private func attempt<Answer>(
  _ retries: Int, _ delay: Duration, _ clock: any Clock<Duration>,
  _ ask: () async throws -> Answer
) async throws -> Answer {
  for _ in 0..<retries { do { return try await ask() } catch { try await clock.sleep(for: delay) } }
  return try await ask()
}
final class Known34: Sendable { let f = Mutex<Forecast?>(nil) }
