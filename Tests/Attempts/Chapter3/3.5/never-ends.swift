// Wrong: carries all events over, but not the end.
// Must fail with: call `finish()` when the loop over the original is over

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          for await event in originals { continuation.yield(event.moved(to: place)) }
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
