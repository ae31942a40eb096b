// Wrong: answers with the last known forecast when all tries fail.
// Must fail with: Pass on the last error, even if an earlier call had an answer.

import Synchronization
extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let known = Known34()
    return WeatherClient(
      forecast: { place in
        do {
          let f = try await attempt(retries, delay, clock) { try await forecast(place) };
          known.f.withLock { $0 = f }; return f
        } catch is CancellationError { throw CancellationError() } catch {
          if let f = known.f.withLock({ $0 }) { return f }; throw error
        }
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
