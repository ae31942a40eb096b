// Wrong: lets positions through, and nothing else.
// Must fail with: All but the position should pass as it is

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    var located = self
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          for await event in originals {
            guard case .moved(let positions) = event else { continue }
            continuation.yield(
              .moved(positions.map { TrailPosition(place: place, meters: $0.meters) }))
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in carrier.cancel() }
      }
    }
    return located
  }
}
