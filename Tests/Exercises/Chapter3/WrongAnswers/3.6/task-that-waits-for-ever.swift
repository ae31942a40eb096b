// Wrong: a task waits for ever at a stream that isn't finished.
// Must fail with: cancel that task, too, or finish the stream that it reads.

private final class Box: Sendable { let value = Mutex<HutPath?>(nil) }

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor {
    let (stream, continuation) = AsyncStream<HutPath>.makeStream()
    let last = Box()
    let sensor = makeSensor()
    let (left, leave) = AsyncStream<Void>.makeStream()
    Task {
      for await _ in left {}
      sensor.cancel()
    }
    continuation.onTermination = { _ in
      sensor.cancel()
      leave.yield()
    }
    sensor.start { path in
      last.value.withLock { last in
        guard path != last else { return }
        last = path
        continuation.yield(path)
      }
    }
    return stream
  }
}
