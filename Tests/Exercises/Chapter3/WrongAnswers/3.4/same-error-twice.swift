// Wrong: gives up when the same error comes twice.
// Must fail with: Don't choose between errors

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
  var last = ""
  for _ in 0..<retries {
    do { return try await ask() } catch {
      if "\(error)" == last { throw error }; last = "\(error)"; try await clock.sleep(for: delay)
    }
  }
  return try await ask()
}
