// Wrong: counts the tries of all calls together.
// Must fail with: Count the tries in each call

import Synchronization

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let used = Counter()
    return WeatherClient(
      forecast: { place in
        while true {
          do {
            return try await forecast(place)
          } catch {
            guard used.next() <= retries else { throw error }
            try await clock.sleep(for: delay)
          }
        }
      },
      searchLocations: { coordinate in
        while true {
          do {
            return try await searchLocations(coordinate)
          } catch {
            guard used.next() <= retries else { throw error }
            try await clock.sleep(for: delay)
          }
        }
      })
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
