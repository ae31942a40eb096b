// Wrong: starts the sensor in a task, some time after the stream was returned.
// Must fail with: Do both in the closure itself, and not in a task.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      continuation.onTermination = { _ in sensor.cancel() }
      Task {
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
}
