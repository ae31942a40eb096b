// 3.5 · Located                                                            ★★☆
//
// A hiking app says when you leave the trail. Its authors sit at their desks, far from any
// trail. They want to stand on one: with the real client, with a mock, with any other. Write
// a transform that takes a location client and gives back one that stands at a given place.
//
// Edit:   `standing(at:)` at the end of this file.
// Check:  swift run workshop check 3.5
// Read:   Book/03-StructWitnesses.md, "Streams from streams"

// MARK: - Given

/// A place, in degrees.
struct TrailPlace: Hashable, Sendable {
  var latitude: Double
  var longitude: Double
}

/// A measured position.
struct TrailPosition: Hashable, Sendable {
  var place: TrailPlace
  /// How far off it may be.
  var meters: Int
}

enum TrailAuthorization: Sendable {
  case undecided, denied, granted
}

enum TrailEvent: Hashable, Sendable {
  /// One or more positions, oldest first. Some devices send none.
  case moved([TrailPosition])
  case failed(reason: String)
  case authorizationChanged(TrailAuthorization)
}

/// A location client.
struct TrailLocator: Sendable {
  var authorization: @Sendable () -> TrailAuthorization
  var requestAuthorization: @Sendable () -> Void
  /// Asks for one position. The answer is an event.
  var requestPosition: @Sendable () -> Void
  /// Subscribes: gives a stream with each event from this call on. Each subscriber has a stream
  /// of their own. The device stays switched on for it until the stream has ended, or nobody
  /// reads it any more.
  var events: @Sendable () -> AsyncStream<TrailEvent>
}

// MARK: - Yours

// Copy the client, and replace one endpoint by a closure that calls the old one. Whoever
// subscribes gets a new stream, with a task that carries the events over. The task ends with
// the original, and with the subscriber: that is what `onTermination` is for. A cancelled
// task stops reading, and so the original is let go.

extension TrailLocator {
  /// The same client, standing at `place`.
  func standing(at place: TrailPlace) -> TrailLocator {
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

extension TrailEvent {
  /// The same event with all its positions at `place`.
  fileprivate func moved(to place: TrailPlace) -> TrailEvent {
    switch self {
    case .moved(let positions):
      .moved(positions.map { TrailPosition(place: place, meters: $0.meters) })
    case .failed, .authorizationChanged:
      self
    }
  }
}
