// Correct: makes the stream with makeStream, and keeps the last path in an object.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  HutPathMonitor(paths: {
    let (stream, continuation) = AsyncStream.makeStream(of: HutPath.self)
    let link = HutLink(continuation)
    let sensor = makeSensor()
    sensor.start(link.hear)
    continuation.onTermination = { [cancel = sensor.cancel] _ in cancel() }
    return stream
  })
}

private final class HutLink: Sendable {
  private let continuation: AsyncStream<HutPath>.Continuation
  private let last = Mutex<HutPath?>(nil)

  init(_ continuation: AsyncStream<HutPath>.Continuation) {
    self.continuation = continuation
  }

  @Sendable func hear(_ path: HutPath) {
    last.withLock { last in
      if last == path { return }
      last = path
      continuation.yield(path)
    }
  }
}
