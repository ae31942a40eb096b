// Wrong: notices only at the next event that nobody listens any more.
// Must fail with: It must happen at once, not at the next event

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        Task {
          for await event in originals {
            if case .terminated = continuation.yield(event.moved(to: place)) { break }
          }
          continuation.finish()
        }
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
