// Wrong: a new subscriber gets the last path that any sensor has reported.
// Must fail with: What other sensors have reported is nothing to this subscriber.

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let known = LastHutPath()
  return HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = LastHutPath()
      if let path = known.path.withLock({ $0 }) {
        continuation.yield(path)
        last.path.withLock { $0 = path }
      }
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        let isNew = last.path.withLock { last in
          defer { last = path }
          return last != path
        }
        known.path.withLock { $0 = path }
        if isNew { continuation.yield(path) }
      }
    }
  }
}

private final class LastHutPath: Sendable {
  let path = Mutex<HutPath?>(nil)
}
