// Wrong: notices only at the next event that nobody listens any more.
// Must fail with: No further event may be needed for that.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        Task {
          for await event in originals {
            guard case .enqueued = continuation.yield(event.moved(to: place)) else { return }
          }
          continuation.finish()
        }
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
