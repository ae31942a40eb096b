// Wrong: drops each path that it has ever told.
// Must fail with: up after down is news.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let seen = Mutex<Set<HutPath>>([])
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = seen.withLock { $0.insert(path).inserted }
        if isNew { continuation.yield(path) }
      }
    }
  }
}
