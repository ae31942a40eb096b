import TestSupport
import Testing

@Suite("Call recorder")
struct CallRecorderTests {
  let recorder = CallRecorder<Int>()

  @Test("keeps the calls in order")
  func order() {
    #expect(recorder.count == 0)
    for call in [3, 1, 2] { recorder.record(call) }
    #expect(recorder.calls == [3, 1, 2])
  }

  @Test("takes calls from many tasks at once")
  func parallel() async {
    await withTaskGroup { group in
      for call in 1...200 { group.addTask { recorder.record(call) } }
    }
    #expect(recorder.calls.sorted() == Array(1...200))
  }

  @Test("tells those who wait, each at their own count")
  func waiting() async {
    await recorder.waitForCalls(0)
    let second = Task {
      await recorder.waitForCalls(2)
      return recorder.calls
    }
    recorder.record(1)
    await recorder.waitForCalls(1)
    recorder.record(2)
    #expect(await second.value == [1, 2])
    await recorder.waitForCalls(1)
  }

  @Test("records an issue if the calls don't come")
  func givesUp() async {
    await withKnownIssue { await recorder.waitForCalls(1) }
  }
}
