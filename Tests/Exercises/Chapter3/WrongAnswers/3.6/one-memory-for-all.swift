// Wrong: remembers one path for all subscribers.
// Must fail with: Remember the previous path for each subscriber separately.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let memory = HutMemory()
  return HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      continuation.onTermination = { _ in sensor.cancel() }
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

private final class HutMemory: Sendable {
  let last = Mutex<HutPath?>(nil)
}
