// Wrong: each subscriber has a sensor, and all read from the same stream.
// Must fail with: A stream that two read is split between them

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let (stream, continuation) = AsyncStream<HutPath>.makeStream()
  let sensors = Mutex<[HutPathSensor]>([])
  continuation.onTermination = { _ in
    sensors.withLock { Array($0) }.forEach { $0.cancel() }
  }
  return HutPathMonitor {
    let sensor = makeSensor()
    let last = Mutex<HutPath?>(nil)
    sensors.withLock { $0.append(sensor) }
    sensor.start { path in
      let isNew = last.withLock { last in
        defer { last = path }
        return last != path
      }
      if isNew { continuation.yield(path) }
    }
    return stream
  }
}
