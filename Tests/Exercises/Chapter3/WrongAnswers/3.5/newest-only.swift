// Wrong: keeps only the newest event until someone reads it.
// Must fail with: unless you choose another buffering policy or finish it too early.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
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
