// Wrong: takes the first path for the state before, and not for news.
// Must fail with: The first path is always news

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let first = Atomic(true)
      let last = Mutex<HutPath?>(nil)
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = last.withLock { last in
          defer { last = path }
          return last != path
        }
        let isFirst = first.exchange(false, ordering: .relaxed)
        if isNew, !isFirst { continuation.yield(path) }
      }
    }
  }
}
