import TestSupport
import Testing

@Suite("Gate")
struct GateTests {
  @Test("nobody passes before it is opened")
  func holdsBack() async {
    let (gate, passed) = (Gate(), CallRecorder<Int>())
    let visitors = (1...3).map { number in
      Task {
        await gate.pass()
        passed.record(number)
      }
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(passed.count == 0)
    gate.open()
    for visitor in visitors { await visitor.value }
    #expect(passed.count == 3)
  }

  @Test("it stays open")
  func staysOpen() async {
    let gate = Gate()
    gate.open()
    let crowd = Crowd(of: 3) { await gate.pass() }
    #expect(await crowd.isServed())
  }

  @Test("what another task brings about is noticed, and what nobody does is given up")
  func eventualities() async {
    let calls = CallRecorder<Void>()
    Task { calls.record(()) }
    #expect(await eventually { calls.count == 1 })
    #expect(await !eventually(timeout: .zero) { calls.count == 2 })
  }
}
