import TestSupport
import Testing

@Suite("Listener")
struct ListenerTests {
  @Test("hears everything, and the end")
  func hearsAll() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    let listener = Listener(stream)
    continuation.yield(2)
    await listener.hears(2)
    #expect(listener.heard.calls == [1, 2])
    continuation.finish()
    #expect(await listener.isDone())
  }

  @Test("a reader that leaves ends the stream", arguments: Leaving.allCases)
  func leaves(leaving: Leaving) async {
    let terminations = CallRecorder<Void>()
    let continuations = CallRecorder<AsyncStream<Int>.Continuation>()
    await leaving.leave {
      AsyncStream<Int> { continuation in
        continuation.onTermination = { _ in terminations.record(()) }
        continuations.record(continuation)
      }
    } send: {
      continuations.calls.first?.yield(1)
    }
    #expect(await eventually { terminations.count == 1 })
  }
}
