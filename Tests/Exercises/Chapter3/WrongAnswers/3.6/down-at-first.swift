// Wrong: takes the link for down before the first path.
// Must fail with: The first path is always news

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex(HutPath.down)
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        last.withLock { last in
          guard path != last else { return }
          last = path
          continuation.yield(path)
        }
      }
    }
  }
}
