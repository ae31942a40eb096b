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

extension TrailLocator {
  /// The same client, standing at `place`. The tests call this method, and then all endpoints.
  ///
  /// You are done when
  /// - every position that is reported is at `place`, as many in an event as there were, and as
  ///   exact as they were;
  /// - everything else is as it was: the other events, repeats and order too, and the other
  ///   endpoints;
  /// - each subscriber has a stream of their own. It subscribes to this client once, before
  ///   `events` returns, has each event from then on, and ends when this client's stream ends;
  /// - when a subscriber is cancelled or stops reading, this client's stream is let go at once.
  func standing(at place: TrailPlace) -> TrailLocator {
    // TODO: 3.5
    self
  }
}
