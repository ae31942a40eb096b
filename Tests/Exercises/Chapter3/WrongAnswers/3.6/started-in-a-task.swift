// Wrong: starts the sensor in a task, some time after it has returned the stream.
// Must fail with: Make and start the sensor in the closure itself, and not in a task.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      continuation.onTermination = { _ in sensor.cancel() }
      let memory = HutMemory()
      Task {
        sensor.start { path in
          let isNew = memory.last.withLock { last in
            defer { last = path }
            return last != path
          }
          if isNew { continuation.yield(path) }
        }
      }
    }
  }
}

private final class HutMemory: Sendable {
  let last = Mutex<HutPath?>(nil)
}
