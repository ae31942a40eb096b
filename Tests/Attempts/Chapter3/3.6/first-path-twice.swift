// Wrong: tells a path of its own before the sensor has told one.
// Must fail with: and heard down, up, down, up, slow, up.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      continuation.yield(.down)
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
