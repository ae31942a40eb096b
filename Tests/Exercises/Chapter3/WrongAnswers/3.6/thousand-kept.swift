// Wrong: keeps only the newest thousand paths until someone reads them.
// Must fail with: unless you choose another buffering policy.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream(bufferingPolicy: .bufferingNewest(1_000)) { continuation in
      let sensor = makeSensor()
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
