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

// Copy the client, and replace one endpoint by a closure that calls the old one. Each subscriber
// gets a new stream, with a task that carries the events over. The task ends with the original,
// and with the subscriber: that is what `onTermination` is for. A cancelled task stops reading,
// and so the original is let go.

extension LocationClient {
  /// The same client, at `place`.
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          for await event in originals { continuation.yield(event.moved(to: place)) }
          continuation.finish()
        }
        continuation.onTermination = { _ in carrier.cancel() }
      }
    }
    return located
  }
}

extension LocationClient.Event {
  /// The same event with all its locations at `place`.
  fileprivate func moved(to place: Coordinate) -> Self {
    switch self {
    case .didUpdateLocations(let locations): .didUpdateLocations(locations.map { _ in place })
    case .didFail, .didChangeAuthorization: self
    }
  }
}
