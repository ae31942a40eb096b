// Wrong: the sensor is made at once, and each subscriber starts it again.
// Must fail with: So far this happened: ["make 1"].

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let sensor = makeSensor()
  return HutPathMonitor {
    AsyncStream { continuation in
      let last = Mutex<HutPath?>(nil)
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
