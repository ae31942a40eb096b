// Wrong: when the given client's stream has ended once, later subscribers get nothing.
// Must fail with: whatever has come before

import Synchronization
extension LocationClient {
  func located(at given: Coordinate) -> LocationClient {
    let place = given
    var located = self
    let isOver = Over35()
    located.events = { [events] in
      if isOver.get() { return AsyncStream { $0.finish() } }
      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          for await event in originals {
            if case .didUpdateLocations(let l) = event {
              continuation.yield(.didUpdateLocations(l.map { _ in place }))
            } else {
              continuation.yield(event)
            }
          }
          if !Task.isCancelled { isOver.set() }
          continuation.finish()
        }
        continuation.onTermination = { _ in carrier.cancel() }
      }
    }
    return located
  }
}
final class Over35: Sendable {
  let o = Mutex(false); func set() { o.withLock { $0 = true } };
  func get() -> Bool { o.withLock { $0 } }
}
