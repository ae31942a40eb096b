// Wrong: passes on the error of the last try when the caller is cancelled.
// Must fail with: The caller should get CancellationError(). It got NoSignal(call: 1).

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
  var tries = 0
  while true {
    do { return try await ask() } catch {
      tries += 1
      guard tries <= retries, !Task.isCancelled else { throw error }
      do { try await clock.sleep(for: delay) } catch _ { throw error }
      if Task.isCancelled { throw error }
    }
  }
}
