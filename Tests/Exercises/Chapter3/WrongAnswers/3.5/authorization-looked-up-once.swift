// Wrong: looks the authorization up when the client is made.
// Must fail with: Copy the endpoint without calling it

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    let status = authorizationStatus()
    return LocationClient(
      authorizationStatus: { status },
      requestAuthorization: requestAuthorization,
      requestLocation: requestLocation,
      events: {
        let originals = events()
        return AsyncStream { continuation in
          let forwarding = Task {
            for await event in originals {
              if case .didUpdateLocations(let locations) = event {
                continuation.yield(.didUpdateLocations(locations.map { _ in place }))
              } else {
                continuation.yield(event)
              }
            }
            continuation.finish()
          }
          continuation.onTermination = { _ in forwarding.cancel() }
        }
      })
  }
}
