// Wrong: drops the authorization that its switch forgot.
// Must fail with: Everything but the location should come through as it is, in the same order

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var copy = self
    copy.events = { [events] in
      let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
      let given = events()
      let forwarding = Task {
        for await event in given {
          switch event {
          case .didUpdateLocations(let locations):
            continuation.yield(.didUpdateLocations(locations.map { _ in place }))
          case .didFail, .didChangeAuthorization(.notDetermined),
            .didChangeAuthorization(.denied), .didChangeAuthorization(.whileInUse),
            .didChangeAuthorization(.always):
            continuation.yield(event)
          default: break
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in forwarding.cancel() }
      return stream
    }
    return copy
  }
}
