// Wrong: drops a change of authorization that is the same as the one before it.
// Must fail with: Everything but the location should come through as it is, in the same order

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var copy = self
    copy.events = {
      let originals = self.events()
      return AsyncStream { continuation in
        let forwarding = Task {
          var last: AuthorizationStatus?
          for await event in originals {
            switch event {
            case .didUpdateLocations(let locations):
              continuation.yield(.didUpdateLocations(locations.map { _ in place }))
            case .didChangeAuthorization(let status):
              if status != last { continuation.yield(event) }
              last = status
            case .didFail:
              continuation.yield(event)
            }
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in forwarding.cancel() }
      }
    }
    return copy
  }
}
