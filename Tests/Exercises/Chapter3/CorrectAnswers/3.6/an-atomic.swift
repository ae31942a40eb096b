// Correct: keeps the last path as a number in an atomic.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    AsyncStream(HutPath.self, bufferingPolicy: .unbounded) { continuation in
      let sensor = makeSensor()
      let last = Atomic(0)
      sensor.start { path in
        if last.exchange(path.number, ordering: .acquiringAndReleasing) != path.number {
          continuation.yield(path)
        }
      }
      continuation.onTermination = { @Sendable _ in sensor.cancel() }
    }
  }
}

extension HutPath {
  fileprivate var number: Int {
    switch self {
    case .up: 1
    case .slow: 2
    case .down: 3
    }
  }
}
