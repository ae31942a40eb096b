// Wrong: gives up for all callers when one of them is cancelled.
// Must fail with: One caller's cancellation is nothing to the others

import Synchronization

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let pause = Pause(delay: delay, clock: clock)
    return WeatherClient(
      forecast: { place in
        try await pause.between(retries) { try await forecast(place) }
      },
      searchLocations: { place in
        try await pause.between(retries) { try await searchLocations(place) }
      })
  }
}

private final class Pause: Sendable {
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let hasGivenUp = Mutex(false)

  init(delay: Duration, clock: any Clock<Duration>) {
    self.delay = delay
    self.clock = clock
  }

  func between<Answer>(_ retries: Int, ask: () async throws -> Answer) async throws -> Answer {
    for _ in 0..<retries {
      do {
        return try await ask()
      } catch {
        if hasGivenUp.withLock(\.self) { throw error }
        do { try await clock.sleep(for: delay) } catch {
          hasGivenUp.withLock { $0 = true }
          throw error
        }
      }
    }
    return try await ask()
  }
}
