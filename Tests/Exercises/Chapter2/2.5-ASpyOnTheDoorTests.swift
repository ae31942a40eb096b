import Synchronization
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.5"))
struct Exercise2_5 {
  @Test("the method itself does the writing")
  func startsNoTask() throws {
    // An actor's task mostly comes in time. Only who is in a hurry overtakes it.
    let source = try LearnerSource.load("2.5")
    let tasks = ["Task {", "Task(", "Task<", "Task.detached"].flatMap(source.lines(mentioning:))
      .filter { !$0.hasPrefix("let ") || $0.hasPrefix("let _") }
      .filter { !$0.contains("await Task") }
    #expect(
      tasks.isEmpty,
      """
      This test reads \(source.path). A task is started there, and nobody waits for it: \
      \(tasks.quoted). If it does the writing, a later call may overtake it. Write in the method \
      itself, before the first await.
      """)
  }

  @Test("the log has each call with its arguments, in order")
  func keepsCallsInOrder() async throws {
    let answered = CallRecorder<AuthenticatorCall>()
    let spy = makeSpy { answered.record($0) }
    let sent: [AuthenticatorCall] = [
      .signIn(name: "Ada", password: "fern-42"), .open(door: 7), .open(door: 3), .open(door: 7),
      .signOut(name: "Ada"), .signIn(name: "Bo", password: "kelp-17"),
    ]
    for call in sent { try await call.send(to: spy) }
    let log = await calls(of: spy)
    #expect(
      log == sent,
      """
      These calls were sent, one after the other: \(sent.text). The log has: \(log.text). The log \
      should have each call with all its arguments, as often as it came, oldest first. \
      \(log.hint(sent: sent))
      """)
    let asked = answered.calls
    #expect(
      asked == sent,
      """
      For each call the spy should ask its answer once, with that call. It asked for: \(asked.text).
      """)
  }

  @Test("two spies keep two logs")
  func keepsSpiesApart() async throws {
    let (left, right) = (makeSpy { _ in }, makeSpy { _ in })
    try await left.open(door: 1)
    try await right.open(door: 2)
    let logs = await [calls(of: left), calls(of: right)]
    #expect(
      logs == [[.open(door: 1)], [.open(door: 2)]],
      """
      One spy saw door 1, another one door 2. Their logs have \(logs[0].text), and \
      \(logs[1].text). Each spy needs a log of its own: with a static one, tests that run at the \
      same time read each other's calls.
      """)
  }

  @Test("a call that is refused is in the log too")
  func keepsRefusedCalls() async {
    let refused = AuthenticatorCall.open(door: 9)
    let spy = makeSpy { if $0 == refused { throw Refusal(door: 9) } }
    await #expect(
      throws: Refusal(door: 9),
      """
      The answer to this spy's calls is a refusal at door 9, and the doorkeeper should hear of it. \
      What the answer throws, the spy throws. It should throw the same error.
      """
    ) {
      try await Doorkeeper(authenticator: spy).admit("Cleo", password: "reed-5", through: 9)
    }
    let log = await calls(of: spy)
    let expected = [.signIn(name: "Cleo", password: "reed-5"), refused, .signOut(name: "Cleo")]
    #expect(
      log == expected,
      """
      Cleo signs in, door 9 is refused, and the doorkeeper signs her out. The log has: \
      \(log.text). A refused call has arrived as well. \(log.hint(sent: expected))
      """)
  }

  @Test(
    "each kind of call can be refused",
    arguments: [
      AuthenticatorCall.signIn(name: "Eve", password: "kelp-1"), .open(door: 2),
      .signOut(name: "Eve"),
    ])
  func refusesEachKind(call: AuthenticatorCall) async {
    let spy = makeSpy { _ in throw Refusal(door: 0) }
    await #expect(
      throws: Refusal(door: 0),
      """
      The answer to every call of this spy is a refusal. \(call) should throw it, as the real \
      authenticator would.
      """
    ) {
      try await call.send(to: spy)
    }
    let log = await calls(of: spy)
    #expect(log == [call], "\(call) was refused. The log should have it, and has: \(log.text).")
  }

  @Test("a call is in the log before it is answered")
  func recordsBeforeItAnswers() async throws {
    let missing = CallRecorder<AuthenticatorCall>()
    let box = Mutex<SpyAuthenticator?>(nil)
    let spy = makeSpy { call in
      guard let spy = box.withLock({ $0 }) else { return }
      if await calls(of: spy).last != call { missing.record(call) }
    }
    box.withLock { $0 = spy }
    for door in 1...70 {
      try await spy.open(door: door)
      try await spy.signIn(name: "Ada \(door)", password: "fern-42")
      try await spy.signOut(name: "Ada \(door)")
    }
    let count = missing.count
    #expect(
      count == 0,
      """
      210 calls of all three kinds came one after the other, and for \(count) of them the log did not \
      end with that call when its answer was asked for. It should be in the log before it is answered: \
      write first, then await.
      """)
    box.withLock { $0 = nil }
  }

  @Test("calls that overlap stay in the order in which they arrived")
  func keepsTheOrderOfArrival() async {
    let (steps, gate) = (CallRecorder<String>(), CallRecorder<String>())
    let first = AuthenticatorCall.signIn(name: "Dora", password: "moss-8")
    let spy = makeSpy { call in
      guard call == first else { return }
      steps.record("the first call waits for its answer")
      await gate.waitForCalls(1)
    }
    let waiting = Task {
      try? await first.send(to: spy)
      steps.record("the first call is over")
    }
    await steps.waitForCalls(1)
    let second = Task {
      try? await spy.open(door: 4)
      steps.record("the second call is over")
    }
    // Goes on at some time in any case: a spy that makes the second call wait must not hang.
    for _ in 0..<100_000 where steps.count < 2 { await Task.yield() }
    gate.record("open")
    _ = await (waiting.value, second.value)
    let log = await calls(of: spy)
    #expect(
      log == [first, .open(door: 4)],
      """
      Dora signs in. While she waits for the answer, somebody opens door 4 and gets one at once. \
      The log has: \(log.text). The one that came first should come first, whoever is answered \
      first: record the call, and then await the answer. \(log.hint(sent: [first, .open(door: 4)]))
      """)
  }

  @Test("a thousand calls at once, and none is lost")
  func losesNoCall() async {
    let spy = makeSpy { _ in await Task.yield() }
    await withTaskGroup { group in
      for person in 1...50 {
        group.addTask {
          for round in 1...20 { try? await spy.open(door: person * 100 + round) }
        }
      }
    }
    let doors = await calls(of: spy).map { call in
      if case .open(let door) = call { door } else { 0 }
    }
    let (number, different) = (doors.count, Set(doors).count)
    #expect(
      number == 1000 && different == 1000,
      """
      50 people opened 20 different doors each, at the same time. The log has \(number) calls, for \
      \(different) different doors, instead of 1000. Some are lost, or there twice. Between \
      reading the log and writing it, nobody else may come in.
      """)
    let mixedUp = Dictionary(grouping: doors, by: { $0 / 100 }).filter { $1 != $1.sorted() }
    #expect(
      mixedUp.isEmpty,
      """
      50 people opened 20 doors each, at the same time, one door after the other. The log has the \
      doors of \(mixedUp.count) of them in another order than they went.
      """)
  }

}

private struct Refusal: Error, Equatable {
  var door: Int
}

extension AuthenticatorCall {
  fileprivate func send(to authenticator: any Authenticator) async throws {
    switch self {
    case .signIn(let name, let password):
      try await authenticator.signIn(name: name, password: password)
    case .open(let door): try await authenticator.open(door: door)
    case .signOut(let name): try await authenticator.signOut(name: name)
    }
  }
}

extension [AuthenticatorCall] {
  /// Where the calls come from that this spy never received.
  fileprivate func hint(sent: [AuthenticatorCall]) -> String {
    count > sent.count && !allSatisfy(sent.contains)
      ? "Some of these were sent to another spy. Each spy needs a log of its own." : ""
  }

  /// The calls as a sentence shows them.
  fileprivate var text: String {
    let shown = prefix(8).map { "\($0)" } + (count > 8 ? ["and \(count - 8) more"] : [])
    return isEmpty ? "nothing" : shown.joined(separator: ", ")
  }
}
