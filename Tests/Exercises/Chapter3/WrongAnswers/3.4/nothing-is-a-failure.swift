// Wrong: asks again when no place was found.
// Must fail with: Only an error is a failure.

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
  for _ in 0..<retries {
    do {
      let answer = try await ask()
      if let list = answer as? [Any], list.isEmpty {
        try await clock.sleep(for: delay)
        continue
      }
      return answer
    } catch { try await clock.sleep(for: delay) }
  }
  return try await ask()
}
