// Wrong: each stream that ends cancels the task that was started last.
// Must fail with: Each stream ends its own task, not the one that was started last.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var client = self
    let newest = Newest()
    client.events = {
      let originals = self.events()
      return AsyncStream { continuation in
        let forwarding = Task {
          for await event in originals {
            if case .didUpdateLocations(let locations) = event {
              continuation.yield(.didUpdateLocations(locations.map { _ in place }))
            } else {
              continuation.yield(event)
            }
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in newest.task.withLock { $0 }?.cancel() }
        newest.task.withLock { $0 = forwarding }
      }
    }
    return client
  }
}

import Synchronization

private final class Newest: Sendable {
  let task = Mutex<Task<Void, Never>?>(nil)
}
