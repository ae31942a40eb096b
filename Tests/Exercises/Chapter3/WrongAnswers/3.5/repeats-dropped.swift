// Wrong: an event that equals the one before is no news at this place, and is dropped.
// Must fail with: None is added, none goes, not even a repeated one.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          var last: TrailEvent?
          for await event in originals {
            let moved = event.moved(to: place)
            if moved != last { continuation.yield(moved) }
            last = moved
          }
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
