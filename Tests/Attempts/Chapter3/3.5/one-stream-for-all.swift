// Wrong: subscribes once, when the client is made, and all read from that one stream.
// Must fail with: Subscribe inside the closure of `events`, each time it is called.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    let originals = events()
    var located = self
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

extension TrailEvent {
  fileprivate func moved(to place: TrailPlace) -> TrailEvent {
    guard case .moved(let positions) = self else { return self }
    return .moved(positions.map { TrailPosition(place: place, meters: $0.meters) })
  }
}
