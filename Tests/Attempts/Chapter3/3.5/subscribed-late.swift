// Wrong: subscribes in its task, so that what is reported before the task has begun is lost.
// Must fail with: It is subscribed to 0 times.

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      AsyncStream { continuation in
        let carrier = Task {
          for await event in events() { continuation.yield(event.moved(to: place)) }
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
