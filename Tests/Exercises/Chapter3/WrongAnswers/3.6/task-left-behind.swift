// Wrong: drops the repeats in a task that reads another stream. The sensor is cancelled, and the task
// waits for ever.
// Must fail with: a task or a queue that hands it on comes too late.

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    let sensor = makeSensor()
    let (told, teller) = AsyncStream<HutPath>.makeStream()
    let (news, continuation) = AsyncStream<HutPath>.makeStream()
    continuation.onTermination = { _ in sensor.cancel() }
    Task {
      var last: HutPath?
      for await path in told {
        if path != last { continuation.yield(path) }
        last = path
      }
    }
    sensor.start { teller.yield($0) }
    return news
  }
}
