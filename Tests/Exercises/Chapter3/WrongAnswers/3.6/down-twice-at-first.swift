// Wrong: does not remember down if it comes first.
// Must fail with: from the first path on: the same path again isn't news.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = last.withLock { last in
          guard path != last else { return false }
          if last != nil || path != .down { last = path }
          return true
        }
        if isNew { continuation.yield(path) }
      }
    }
  }
}
