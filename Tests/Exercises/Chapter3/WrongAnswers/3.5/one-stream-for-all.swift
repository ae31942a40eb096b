// Wrong: subscribes once, when the client is made.
// Must fail with: Subscribe inside the closure of `events`, each time it is called.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    let originals = events()
    located.events = {
      AsyncStream { continuation in
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
