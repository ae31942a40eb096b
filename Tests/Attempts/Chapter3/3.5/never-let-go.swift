// Wrong: nobody cancels the task that reads, so the device stays switched on for ever.
// Must fail with: The client should have one stream open then, and has 2.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        Task {
          for await event in originals { continuation.yield(event.moved(to: place)) }
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
