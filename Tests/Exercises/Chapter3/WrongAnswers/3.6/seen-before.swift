// Wrong: drops a path that was there before, at any time.
// Must fail with: Compare with the path before

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<Set<HutPath>>([])
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = last.withLock { $0.insert(path).inserted }
        if isNew { continuation.yield(path) }
      }
    }
  }
}
