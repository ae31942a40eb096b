// 3.4 · Try again: wrap a client                                           ★★☆
//
// On a train the weather app's first request often fails, and a second one would get through.
// Write a function from client to client: it takes any weather client and returns one that
// tries again after a failure.
//
// You are done when
// - if the first try succeeds, its answer is passed on at once, and there's no second try
// - after a failure it waits on the given clock, then asks the same question again
// - it tries again as often as it was told to and waits only before a new try
// - when all tries fail, the last error is passed on
// - a caller cancelled while it waits gets a CancellationError at once, and nothing more is asked
//
// Edit:   `retrying(_:after:clock:)` at the end of this file.
// Check:  swift run workshop check 3.4
// Read:   Book/03-StructWitnesses.md, "Clients from clients"

import Forecasts
import WeatherClient

// MARK: - Yours

extension WeatherClient {
  /// A client that asks this one, and asks again after a failure. Both endpoints do so.
  ///
  /// - Parameters:
  ///   - retries: how often a call tries again at most. With 0 retries, it asks once.
  ///   - delay: how long it waits after a failure before it tries again.
  ///   - clock: the clock that it waits on. The tests bring one that doesn't really wait.
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    // TODO: 3.4
    self
  }
}
