// Wrong: moves the newest position of each event, and leaves the older ones at the desk.
// Must fail with: Each position moves to the place and keeps its metres.

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
    guard case .moved(var positions) = self, let last = positions.popLast() else { return self }
    return .moved(positions + [TrailPosition(place: place, meters: last.meters)])
  }
}
