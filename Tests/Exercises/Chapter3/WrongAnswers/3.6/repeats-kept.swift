// Wrong: hands on everything that the sensor tells.
// Must fail with: Compare with the path before

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      continuation.onTermination = { _ in sensor.cancel() }
      sensor.start { path in
        continuation.yield(path)
      }
    }
  }
}
