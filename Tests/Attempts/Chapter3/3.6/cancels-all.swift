// Wrong: whoever leaves switches all sensors off.
// Must fail with: Cancel the sensor of this one stream, and no other one.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let sensors = Mutex<[HutPathSensor]>([])
  return HutPathMonitor {
    AsyncStream { continuation in
      let sensor = makeSensor()
      let last = Mutex<HutPath?>(nil)
      sensors.withLock { $0.append(sensor) }
      continuation.onTermination = { _ in
        sensors.withLock { Array($0) }.forEach { $0.cancel() }
      }
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
