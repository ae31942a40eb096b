// Wrong: moves what is reported first, and after that lets the desk through.
// Must fail with: Each position moves to the place and keeps its metres.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          var isThere = false
          for await event in originals {
            continuation.yield(isThere ? event : event.moved(to: place))
            if case .moved = event { isThere = true }
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
