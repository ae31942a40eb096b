// Wrong: a new subscriber gets the last event again.
// Must fail with: but got didFail(failure 3), didFail(failure 2).

import Synchronization

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    let last = LastEvent()
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        if let event = last.event.withLock({ $0 }) { continuation.yield(event) }
        let carrier = Task {
          for await event in originals {
            var event = event
            if case .didUpdateLocations(let locations) = event {
              event = .didUpdateLocations(locations.map { _ in place })
            }
            last.event.withLock { [event] in $0 = event }
            continuation.yield(event)
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in carrier.cancel() }
      }
    }
    return located
  }
}

private final class LastEvent: Sendable {
  let event = Mutex<LocationClient.Event?>(nil)
}
