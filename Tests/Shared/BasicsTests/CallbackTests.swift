import Synchronization
import TestSupport
import Testing

// snippet.callback
/// A stream of a bell's rings, numbered from 1.
///
/// - Parameter onRing: tells the bell what to call at each ring.
func rings(_ onRing: (@escaping @Sendable () -> Void) -> Void) -> AsyncStream<Int> {
  AsyncStream { continuation in
    let count = Mutex(0)
    onRing {
      count.withLock { count in
        count += 1
        continuation.yield(count)
      }
    }
  }
}
// snippet.end

@Suite("A stream of a callback")
struct CallbackTests {
  @Test("each stream counts for itself, whatever thread the bell rings on")
  func counts() async {
    let bell = CallRecorder<@Sendable () -> Void>()
    let early = rings(bell.record)
    await withTaskGroup { group in
      for _ in 1...50 { group.addTask { bell.calls.forEach { $0() } } }
    }
    let late = rings(bell.record)
    bell.calls.forEach { $0() }

    #expect(await early.prefix(51).reduce(into: []) { $0.append($1) } == Array(1...51))
    #expect(await late.first { _ in true } == 1)
  }
}
