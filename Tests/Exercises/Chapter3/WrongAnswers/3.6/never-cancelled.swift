// Wrong: nobody cancels the sensor.
// Must fail with: Sensor 2 should be cancelled at once, without waiting for a path or a pause, but it is still on.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
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
