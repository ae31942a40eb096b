// Wrong: one count for all calls, which each call resets.
// Must fail with: Count the tries in each call

import Synchronization

extension WeatherClient {
  /// A client that asks this one, and asks again after a failure. Both endpoints do so.
  ///
  /// - Parameters:
  ///   - retries: how often a call tries again at most. With 0 retries, it asks once.
  ///   - delay: how long it waits after a failure before it tries again.
  ///   - clock: the clock that it waits on. The tests bring one that they move by hand.
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let tries = Tries(retries)
    @Sendable func again<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
      tries.reset()
      while true {
        do {
          return try await ask()
        } catch {
          guard tries.takeOne() else { throw error }
          try await clock.sleep(for: delay)
        }
      }
    }
    return WeatherClient(
      forecast: { place in try await again { try await forecast(place) } },
      searchLocations: { coordinate in try await again { try await searchLocations(coordinate) } })
  }
}

/// Counts down, safely from any thread.
private final class Tries: Sendable {
  private let all: Int
  private let left: Mutex<Int>

  init(_ all: Int) {
    self.all = all
    left = Mutex(all)
  }

  func reset() { left.withLock { $0 = all } }

  func takeOne() -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }
}
