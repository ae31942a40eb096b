// Wrong: a mock that reports the place once, and never listens to the client.
// Must fail with: It is subscribed to 0 times.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = {
      AsyncStream { continuation in
        continuation.yield(.didUpdateLocations([place]))
        continuation.finish()
      }
    }
    return located
  }
}
