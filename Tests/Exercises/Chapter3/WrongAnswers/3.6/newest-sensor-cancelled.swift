// Wrong: keeps the newest sensor, and each subscriber who leaves cancels that one.
// Must fail with: not the one that was made last.

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  final class Newest: Sendable {
    let sensor = Mutex<HutPathSensor?>(nil)
  }
  let newest = Newest()
  return HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      newest.sensor.withLock { $0 = sensor }
      let last = Mutex<HutPath?>(nil)
      continuation.onTermination = { _ in newest.sensor.withLock { $0 }?.cancel() }
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
