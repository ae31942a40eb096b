// Wrong: forgets to cancel the task.
// Must fail with: `onTermination` of your stream is the place to do that.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        Task {
          for await event in originals { continuation.yield(event.moved(to: place)) }
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
