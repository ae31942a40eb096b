import Boathouse
import Synchronization
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.5"), .serialized)
struct Exercise2_5 {
  @Test("each method records its call directly, not in a new task")
  func startsNoTask() throws {
    // An actor's task is rarely late, so running the code rarely shows it.
    let source = try LearnerSource.load("2.5")
    let starts =
      ["Task {", "Task(", "Task<", "Task.detached", "Task.init", "async let"]
      + ["Task.immediate", "DispatchQueue.global"]
    let tasks =
      starts.flatMap(source.lines(mentioning:))
      .filter { !$0.hasPrefix("let ") || $0.hasPrefix("let _") }
      .filter { !$0.contains("await Task") } + source.tasksThatWrite
    let startsNone = tasks.isEmpty
    #expect(
      startsNone,
      """
      This test reads \(source.path). It finds a new task: \(tasks.quoted). A task starts when the \
      system gets round to it, so a later call may be in the log first. Record it in the method \
      itself, before you ask `answer`.
      """)
  }

  @Test("the log has each call with its arguments, in order")
  func keepsCallsInOrder() async throws {
    let answered = CallRecorder<AuthenticatorCall>()
    let spy = makeSpy { answered.record($0) }
    let sent: [AuthenticatorCall] = [
      .signIn(name: "Ada", password: "fern-42"), .open(door: 7), .open(door: 7), .open(door: 3),
      .open(door: 7), .signOut(name: "Ada"), .signIn(name: "Bo", password: "kelp-17"),
    ]
    for call in sent { try await call.send(to: spy) }
    let log = await calls(of: spy)
    let isMixedUp = log != sent && log.map { "\($0)" }.sorted() == sent.map { "\($0)" }.sorted()
    let wrong = sent.indices.first { !log.indices.contains($0) || log[$0] != sent[$0] } ?? 0
    #expect(
      !isMixedUp,
      """
      Seven calls were sent, one after another. The log has all of them, but in a different \
      order: call \(wrong + 1) was \([sent[wrong]].text), and the log has \
      \(isMixedUp ? [log[wrong]].text : "") there. Keep one list for all three methods, and append to it.
      """)
    let isComplete = isMixedUp || log == sent
    #expect(
      isComplete,
      """
      These calls were sent, one after another: \(sent.text). The log has \(log.text). The log \
      should have each call with all its arguments, as often as it came, oldest first.
      """)
    let again = await calls(of: spy)
    let stays = again == log
    #expect(
      stays,
      """
      The log was read twice. At first it had \(log.text), and then \(again.text). Reading should \
      take nothing away.
      """)
    let asked = answered.calls
    let asksForEach = asked == sent
    #expect(
      asksForEach,
      """
      These calls were sent: \(sent.text). For each the spy should ask `answer` once, with that \
      call. It asked for: \(asked.text).
      """)
    guard log == sent, stays, asksForEach else { return }
    let odd: [AuthenticatorCall] = [
      .signIn(name: "", password: ""), .open(door: 0), .open(door: -1), .signOut(name: " Ada "),
      .signOut(name: ""),
    ]
    for call in odd { try await call.send(to: spy) }
    let all = await calls(of: spy)
    let keepsOdd = all == sent + odd
    #expect(
      keepsOdd,
      """
      These calls were sent, one after another: \(odd.text). The log has \
      \(Array(all.dropFirst(sent.count)).text). A spy doesn't judge what it is called with: it \
      writes each call down as it is.
      """)
  }

  @Test("each of two spies keeps its own log")
  func keepsSpiesApart() async throws {
    let (left, right) = (makeSpy { _ in }, makeSpy { _ in })
    try await left.open(door: 1)
    try await right.open(door: 2)
    let logs = await [calls(of: left), calls(of: right)]
    let isRight = logs == [[.open(door: 1)], [.open(door: 2)]]
    #expect(
      isRight,
      """
      Door 1 was opened via one spy, door 2 via another. Their logs have \(logs[0].text), and \
      \(logs[1].text). Each spy needs a log of its own: with a static one, tests that run at the \
      same time read each other's calls.
      """)
    let asked = CallRecorder<String>()
    let spies = [
      makeSpy { _ in asked.record("the first one's") },
      makeSpy { _ in asked.record("the second's") },
    ]
    for spy in spies { try await spy.open(door: 1) }
    let answers = asked.calls
    let asksItsOwn = !isRight || answers == ["the first one's", "the second's"]
    #expect(
      asksItsOwn,
      """
      Two spies were made, each with an `answer` of its own. Door 1 was opened via the first spy, and \
      then via the second. This `answer` was asked: \(answers.joined(separator: ", then ")). Each spy \
      should ask the one that it was made with. Keep it in a stored property, not in a static.
      """)
  }

  @Test("the log includes calls that were refused, and calls whose caller was cancelled")
  func keepsRefusedCalls() async {
    let refused = AuthenticatorCall.open(door: 9)
    let spy = makeSpy { if $0 == refused { throw StaysShut(door: 9) } }
    let became = await fate {
      try await Doorkeeper(authenticator: spy).admit("Cleo", password: "reed-5", through: 9)
    }
    let log = await calls(of: spy)
    let expected = [.signIn(name: "Cleo", password: "reed-5"), refused, .signOut(name: "Cleo")]
    let isComplete = log == expected
    #expect(
      isComplete,
      """
      Cleo signs in, door 9 is refused, and the doorkeeper signs her out. The log should have \
      \(expected.text), but has \(log.text). A refused call belongs in the log, too, and the spy \
      should throw what `answer` throws.
      """)
    let isRefused = !isComplete || became == "threw \(StaysShut(door: 9))"
    #expect(
      isRefused,
      """
      At door 9 this spy's `answer` throws \(StaysShut(door: 9)). The spy \(became). It should \
      throw what `answer` throws.
      """)
    let answered = CallRecorder<AuthenticatorCall>()
    let other = makeSpy { answered.record($0) }
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for call in expected { try? await call.send(to: other) }
    }
    await caller.value
    let late = await calls(of: other)
    let keepsCancelled = !isComplete || late == expected
    #expect(
      keepsCancelled,
      """
      A caller who has been cancelled makes these calls: \(expected.text). They have arrived, even \
      if the caller no longer wants an answer. The log should have all of them, but has \
      \(late.text).
      """)
    let asked = answered.calls
    let asksForCancelled = !isComplete || !keepsCancelled || asked == expected
    #expect(
      asksForCancelled,
      """
      A caller who has been cancelled makes these calls: \(expected.text). Each is in the log, and \
      `answer` should say what comes of it. It was asked about \(asked.text). Whether a cancelled \
      caller gets an error is up to the test that wrote `answer`.
      """)
    guard isComplete, isRefused, keepsCancelled, asksForCancelled else { return }
    let lines = log.enumerated().map { "\($0 + 1). \($1.withoutPassword)" }
    demonstrate(
      "Cleo and the door that stays shut, as your spy saw it:\n" + lines.joined(separator: "\n"))
  }

  @Test(
    "each kind of call can be refused",
    arguments: [
      AuthenticatorCall.signIn(name: "Eve", password: "kelp-1"), .open(door: 2),
      .signOut(name: "Eve"),
    ])
  func refusesEachKind(call: AuthenticatorCall) async {
    let asked = CallRecorder<AuthenticatorCall>()
    let spy = makeSpy {
      asked.record($0)
      throw StaysShut(door: 0)
    }
    let became = await fate { try await call.send(to: spy) }
    let isRefused = became == "threw \(StaysShut(door: 0))"
    #expect(
      isRefused,
      """
      This spy's `answer` refuses every call: it throws \(StaysShut(door: 0)). \([call].text) should \
      throw that, as the real authenticator would. It \(became).
      """)
    let log = await calls(of: spy)
    let isKept = log == [call]
    #expect(isKept, "\([call].text) was refused. The log should have it, but has \(log.text).")
    let questions = asked.calls
    let isAskedOnce = !isRefused || !isKept || questions == [call]
    #expect(
      isAskedOnce,
      """
      \([call].text) was refused. The spy should ask `answer` once about it, but asked about \
      \(questions.text). Whether to try again is up to the caller.
      """)
    guard isRefused, isKept, isAskedOnce else { return }
    let fickle = CallRecorder<AuthenticatorCall>()
    let other = makeSpy {
      fickle.record($0)
      if fickle.count == 2 { throw CancellationError() }
    }
    var outcomes: [String] = []
    for _ in 1...3 { outcomes.append(await fate { try await call.send(to: other) }) }
    let isEachTime = outcomes == ["threw nothing", "threw CancellationError()", "threw nothing"]
    #expect(
      isEachTime,
      """
      \([call].text) came three times. `answer` throws CancellationError() at the second one, and \
      allows the others. The spy \(outcomes.joined(separator: ", then ")). It should ask `answer` \
      about each call, and throw what `answer` throws, whichever error that is.
      """)
  }

  @Test("a call is in the log before it is answered")
  func recordsBeforeItAnswers() async throws {
    let missing = CallRecorder<AuthenticatorCall>()
    // The learner may give the spy's type another name, so it isn't mentioned here.
    let box = Mutex<(@Sendable () async -> [AuthenticatorCall])?>(nil)
    let spy = makeSpy { call in
      guard let read = box.withLock({ $0 }) else { return }
      if await read().last != call { missing.record(call) }
    }
    box.withLock { $0 = { await calls(of: spy) } }
    for door in 1...70 {
      try await spy.open(door: door)
      try await spy.signIn(name: "Ada \(door)", password: "fern-42")
      try await spy.signOut(name: "Ada \(door)")
    }
    let count = missing.count
    let isInTime = count == 0
    #expect(
      isInTime,
      """
      210 calls of all three kinds came one after another. For \(count) of them the log didn't \
      end with that call when `answer` was asked. It should be in the log before it is answered: \
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
    // It ends in any case: a spy that makes the second call wait must not hang the test.
    for _ in 0..<100_000 where steps.count < 2 { await Task.yield() }
    gate.record("open")
    _ = await (waiting.value, second.value)
    let log = await calls(of: spy)
    let isInOrder = log == [first, .open(door: 4)]
    #expect(
      isInOrder,
      """
      Dora signs in. While she waits for the answer, another member opens door 4 and is answered \
      at once. The log should have Dora's call first, but has \(log.text). Record a call when it \
      arrives, and only then await its answer.
      """)
    guard isInOrder else { return }
    await keepsEqualCallsApart()
  }

  /// A call comes that equals one which waits for its answer.
  private func keepsEqualCallsApart() async {
    let (asked, gate) = (CallRecorder<Int>(), Gate())
    let turns = Mutex(0)
    let spy = makeSpy { _ in
      let turn = turns.withLock { turns in
        turns += 1
        return turns
      }
      asked.record(turn)
      if turn == 1 { await gate.pass() }
    }
    let first = Crowd(of: 1) { await fate { try await spy.open(door: 4) } }
    await eventually { asked.count == 1 }
    let second = Crowd(of: 1) { await fate { try await spy.open(door: 4) } }
    // A spy that lets the second one wait for the first asks about it as well, only later.
    await eventually(timeout: .milliseconds(400)) { second.answers.count == 1 }
    gate.open()
    await first.isServed()
    await second.isServed()
    let (log, count) = (await calls(of: spy), asked.count)
    let isRight = log == [.open(door: 4), .open(door: 4)] && count == 2
    #expect(
      isRight,
      """
      While one caller waits for door 4 to open, another opens door 4 as well. The log has \
      \(log.text), and `answer` was asked \(count == 1 ? "once" : "\(count) times"). Two equal calls \
      are two calls: the log should have both, and `answer` should be asked about each.
      """)
  }

  @Test("no call is lost when many arrive at the same time")
  func losesNoCall() async {
    let (people, doorsEach, doorsAlone) = (8, 100, 3_200)
    let alone = makeSpy { _ in }
    for door in 1...doorsAlone { try? await alone.open(door: door) }
    let count = await calls(of: alone).count
    let keepsOldOnes = count == doorsAlone
    #expect(
      keepsOldOnes,
      """
      \(doorsAlone) doors were opened, one after another. The log should have all of \
      them, but has \(count) calls: it drops old ones.
      """)
    guard keepsOldOnes else { return }
    // A lost call is a matter of chance. With 64,000 calls that have nothing else to do, it is
    // certain. Short logs, so that an answer may copy its log at each call.
    for _ in 1...80 {
      let spy = makeSpy { _ in }
      await withTaskGroup { group in
        for person in 1...people {
          group.addTask {
            for round in 1...doorsEach { try? await spy.open(door: person * 1000 + round) }
          }
        }
      }
      let doors = await calls(of: spy).map { call in
        if case .open(let door) = call { door } else { 0 }
      }
      let isComplete = doors.count == people * doorsEach && Set(doors).count == doors.count
      #expect(
        isComplete,
        """
        \(people) members opened \(doorsEach) doors each, all at the same time. Some are lost, or \
        in the log twice. Reading the log and writing it back are two steps, and between them \
        another call may come in. Append in one step: inside one withLock, or in an actor with no \
        await in between.
        """)
      let mixedUp = Dictionary(grouping: doors, by: { $0 / 1000 }).filter { $1 != $1.sorted() }
      let isInOrder = !isComplete || mixedUp.isEmpty
      #expect(
        isInOrder,
        """
        At the same time, \(people) members each opened \(doorsEach) doors, one door after the \
        other. The log doesn't have each member's doors in the order in which they were opened.
        """)
      guard isComplete, isInOrder else { return }
    }
  }
}
