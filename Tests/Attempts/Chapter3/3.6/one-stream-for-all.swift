// Wrong: the first subscriber makes a stream, and all others are given the same one.
// Must fail with: Each should have a sensor of its own, made and started once.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let shared = Mutex<AsyncStream<HutPath>?>(nil)
  return HutPathMonitor {
    shared.withLock { shared in
      if let stream = shared { return stream }
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      let stream = AsyncStream<HutPath> { continuation in
        continuation.onTermination = { _ in sensor.cancel() }
        sensor.start { path in
          let isNew = last.withLock { last in
            defer { last = path }
            return last != path
          }
          if isNew { continuation.yield(path) }
        }
      }
      shared = stream
      return stream
    }
  }
}
