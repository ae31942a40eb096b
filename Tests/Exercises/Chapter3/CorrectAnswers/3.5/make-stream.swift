// Correct: makes its stream with makeStream, and a client with the initializer.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    LocationClient(
      authorizationStatus: authorizationStatus,
      requestAuthorization: requestAuthorization,
      requestLocation: requestLocation,
      events: {
        let given = self.events()
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        let reading = Task {
          for await event in given {
            guard case .didUpdateLocations(let locations) = event else {
              continuation.yield(event)
              continue
            }
            continuation.yield(
              .didUpdateLocations(Array(repeating: place, count: locations.count)))
          }
          continuation.finish()
        }
        continuation.onTermination = { @Sendable _ in reading.cancel() }
        return stream
      })
  }
}
