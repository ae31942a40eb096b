// Wrong: notices only at the next path that nobody listens any more.
// Must fail with: Sensor 2 should be cancelled, at once and without another call, and is still on.

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
        guard isNew else { return }
        if case .terminated = continuation.yield(path) { sensor.cancel() }
      }
    }
  }
}
