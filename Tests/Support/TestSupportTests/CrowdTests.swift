import TestSupport
import Testing

@Suite("Crowd")
struct CrowdTests {
  @Test("all set out before anybody is let through, and all are served")
  func sharesAGate() async {
    let (gate, arrivals) = (Gate(), CallRecorder<Void>())
    let crowd = Crowd(of: 20) {
      arrivals.record(())
      await gate.pass()
      return "through"
    }
    await crowd.isUnderWay()
    #expect(await eventually { arrivals.count == 20 })
    #expect(crowd.answers.count == 0)
    gate.open()
    #expect(await crowd.isServed())
    #expect(crowd.answers.count == 20)
    #expect(crowd.differentAnswers == ["through"])
  }

  @Test("callers who give up are cancelled")
  func givesUp() async {
    let gate = Gate()
    let crowd = Crowd(of: 3) {
      await gate.pass()
      return Task.isCancelled
    }
    crowd.giveUp()
    gate.open()
    #expect(await crowd.isServed())
    #expect(crowd.answers.calls == [true, true, true])
  }
}
