// Wrong: a mock that reports the place once, and never listens to the client.
// Must fail with: It is subscribed to 0 times.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = {
      AsyncStream { continuation in
        continuation.yield(.moved([TrailPosition(place: place, meters: 5)]))
      }
    }
    return located
  }
}
