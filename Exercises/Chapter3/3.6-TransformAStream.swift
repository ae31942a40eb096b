// 3.6 · Transform a stream                                                 ★★☆
//
// You want to see the weather app as people in Malmö see it, without going there. Write a
// transform that takes any location client, mock or live, and returns one that reports a different
// place.
//
// You are done when
// - events that come before the stream is read are kept
// - every reported location becomes the given place, and all other events come through
// - each subscriber has a stream of its own
// - the stream ends when the given client's stream ends
// - when a subscriber leaves, the given client's stream is cancelled, too
//
// Edit:   `located(at:)` at the end of this file.
// Check:  swift run workshop check 3.6
// Read:   Book/03a-DependenciesThatTakeTime.md, "Streams from streams"

import Forecasts
import LocationClient

// MARK: - Yours

extension LocationClient {
  /// The same client, at `place`.
  ///
  /// - An update of three locations becomes an update that contains `place` three times.
  /// - Each call of `events` subscribes to this client once, before it returns.
  /// - When a subscriber is cancelled or stops reading, this client's stream is no longer read, so
  ///   that the device can be switched off. That happens at once, without another event.
  func located(at place: Coordinate) -> LocationClient {
    // TODO: 3.6
    self
  }
}
