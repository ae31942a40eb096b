// Wrong: takes a path that is down for the end.
// Must fail with: Both should hear all.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = last.withLock { last in
          defer { last = path }
          return last != path
        }
        if isNew { continuation.yield(path) }
        if path == .down { continuation.finish() }
      }
    }
  }
}
