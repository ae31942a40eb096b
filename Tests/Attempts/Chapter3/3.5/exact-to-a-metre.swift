// Wrong: a place that is given is known exactly, so the metres are made up.
// Must fail with: keeps its metres.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
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
    return .moved(positions.map { _ in TrailPosition(place: place, meters: 1) })
  }
}
