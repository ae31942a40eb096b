import StartScreen
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.4"), .serialized)
struct Exercise2_4 {
  @Test("the log has each call with its arguments, in order")
  func recordsCalls() async throws {
    let spy = makeSpy { _ in }
    try await spy.signIn(name: "Ada", password: "fern")
    try await spy.save(stars: 5)
    try await spy.save(stars: 5)
    try await spy.signOut(name: "Ada")
    try await spy.save(stars: 1)
    let log = await calls(of: spy)
    #expect(
      log == [
        .signIn(name: "Ada", password: "fern"), .save(stars: 5), .save(stars: 5),
        .signOut(name: "Ada"), .save(stars: 1),
      ],
      "Keep each call in one list, at once and not in a task, even if it equals the last one.")
  }

  @Test("a call that's refused is in the log, too")
  func recordsRefusals() async {
    let spy = makeSpy { _ in throw Refused() }
    await #expect(throws: Refused.self, "The spy throws what `answer` throws.") {
      try await spy.save(stars: 3)
    }
    let log = await calls(of: spy)
    #expect(log == [.save(stars: 3)], "It was made, even if nothing came of it.")
  }

  @Test("a call is in the log before it's answered")
  func recordsFirst() async {
    let (gate, asked) = (Gate(), CallRecorder<RatingCall>())
    let spy = makeSpy { call in
      asked.record(call)
      if call == .save(stars: 1) { await gate.pass() }
    }
    let slow = Crowd(of: 1) { try? await spy.save(stars: 1) }
    await asked.waitForCalls(1)
    let before = await calls(of: spy)
    try? await spy.save(stars: 2)
    gate.open()
    await slow.isServed()
    let log = await calls(of: spy)
    #expect(before == [.save(stars: 1)], "It has arrived, and waits for its answer.")
    #expect(log == [.save(stars: 1), .save(stars: 2)], "They stay in the order of their arrival.")
  }

  @Test("no call is lost when many arrive at the same time")
  func losesNone() async {
    let spy = makeSpy { _ in }
    await withTaskGroup { group in
      for stars in 1...500 { group.addTask { try? await spy.save(stars: stars) } }
    }
    let log = await calls(of: spy)
    #expect(Set(log) == Set((1...500).map { .save(stars: $0) }), "All 500 have arrived.")
  }

  @Test("the spy shows that the tablet signs a guest out even if nothing was saved")
  func watchesTheTablet() async {
    let spy = makeSpy { call in if case .save = call { throw Refused() } }
    try? await RatingDesk(service: spy).rate(4, by: "Bo", password: "kelp")
    let log = await calls(of: spy)
    #expect(
      log == [.signIn(name: "Bo", password: "kelp"), .save(stars: 4), .signOut(name: "Bo")],
      "Saving is refused, and then Bo is signed out.")
  }
}

private struct Refused: Error {}
