// Correct: remembers all paths it was told, and compares the last two.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  @Sendable func subscribe() -> AsyncStream<HutPath> {
    AsyncStream { continuation in
      let told = Mutex<[HutPath]>([])
      let sensor = makeSensor()
      continuation.onTermination = { reason in
        switch reason {
        case .cancelled, .finished: sensor.cancel()
        @unknown default: sensor.cancel()
        }
      }
      sensor.start { path in
        let news: HutPath? = told.withLock { told in
          let before = told.last
          told.append(path)
          return before == path ? nil : path
        }
        guard let news else { return }
        _ = continuation.yield(news)
      }
    }
  }
  return HutPathMonitor(paths: subscribe)
}
