// Wrong: cancels the sensor a second after its subscriber has left.
// Must fail with: Sensor 2 should be cancelled at once

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let last = Mutex<HutPath?>(nil)
      let sensor = makeSensor()
      continuation.onTermination = { _ in
        Task {
          try? await Task.sleep(for: .seconds(1))
          sensor.cancel()
        }
      }
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
