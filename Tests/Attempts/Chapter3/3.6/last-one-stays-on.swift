// Wrong: a subscriber who comes switches the one before off, so that only one sensor needs current.
// Must fail with: sensor 1 go on.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let latest = Mutex<HutPathSensor?>(nil)
  return HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      latest.withLock { latest in
        latest?.cancel()
        latest = sensor
      }
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = last.withLock { last in
          defer { last = path }
          return last != path
        }
        if isNew { continuation.yield(path) }
      }
    }
  }
}
