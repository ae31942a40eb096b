// Wrong: makes the client anew, and asks for the authorization on that occasion.
// Must fail with: A transform only makes a client.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    let authorization = authorization()
    return TrailLocator(
      authorization: { authorization },
      requestAuthorization: requestAuthorization,
      requestPosition: requestPosition,
      events: { [events] in
        let originals = events()
        return AsyncStream { continuation in
          let carrier = Task {
            for await event in originals { continuation.yield(event.moved(to: place)) }
            continuation.finish()
          }
          continuation.onTermination = { _ in carrier.cancel() }
        }
      })
  }
}

extension TrailEvent {
  fileprivate func moved(to place: TrailPlace) -> TrailEvent {
    guard case .moved(let positions) = self else { return self }
    return .moved(positions.map { TrailPosition(place: place, meters: $0.meters) })
  }
}
