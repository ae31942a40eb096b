import SmallArchitecture
import PrimeWatch
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.4"))
struct Exercise5_4 {
  @Test("the state changes as before, and the old reducer is called once for each action")
  func changesTheState() {
    let calls = CallRecorder<PrimeCounterAction>()
    let reducer = logging { state, action, environment in
      calls.record(action)
      return watchReducer(&state, action, environment)
    }
    var (state, states) = (PrimeCounterState(count: 4), [PrimeCounterState]())
    for action in script {
      _ = reducer(&state, action, Watch().environment)
      states.append(state)
    }
    let isRight =
      states == [
        PrimeCounterState(count: 5), PrimeCounterState(count: 5, isAsking: true),
        PrimeCounterState(count: 5, prime: 11), PrimeCounterState(count: 5),
        PrimeCounterState(count: 5),
      ]
    #expect(
      isRight,
      """
      The watch's reducer was wrapped, and got \(plain(script)) at the count 4. It should count to \
      5, ask, show 11, show no prime, and do so again. Hand the state itself to the reducer that you \
      wrap. The states were:
        \(states.map { "\($0)" }.joined(separator: "\n  "))
      """)
    let areCalls = calls.calls == script
    #expect(
      areCalls,
      """
      The wrapped reducer should be called once for each of the actions \(plain(script)), but was \
      called for \(plain(calls.calls)). One that is called twice does everything twice.
      """)
  }

  @Test("nothing is logged before an effect runs")
  func waits() async {
    let watch = Watch()
    let effects = reduceAll(watch)
    await aMoment { watch.lines.count > 0 }
    let lines = watch.lines.calls
    let isEmpty = lines.isEmpty
    #expect(
      isEmpty,
      """
      \(script.count) actions were reduced, and no effect was run. But the log has \
      \(lines.count == 1 ? "a line already, which" : "\(lines.count) lines already, the first of which") \
      is `\(lines.first ?? "")`. A reducer only says that something is to be logged: call \
      environment.log in the closure of an effect.
      """)
    withExtendedLifetime(effects) {}
  }

  @Test("all writing goes through the environment")
  func printsNothing() throws {
    let source = try LearnerSource.load("5.4")
    let places = [
      "print(", "debugPrint(", "dump(", "NSLog(", "os_log(", "puts(", "fputs(", "printf(",
      "fwrite(", "syslog(", "write(toFile", "write(to:", "createFile(", "FileHandle",
      "OutputStream", "import os", "import OSLog", "import Logging",
    ]
    .flatMap(source.lines(mentioning:))
    // A text may be made by printing into it.
    .filter { !$0.contains("to: &") }
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). Something written there bypasses the environment: \
      \(places.quoted). A test gets what goes to the environment's logger, and nothing else. Write \
      with environment.log alone.
      """)
  }

  @Test("each action returns exactly one more effect than before")
  func addsOneEffect() {
    let counts = reduceAll(Watch()).map(\.count)
    let advice =
      counts.last == 0
      ? "Every action gets a line, even if it changes nothing or comes a second time."
      : "Add one effect to those that are there; don't put several into one."
    #expect(
      counts == [1, 2, 1, 1, 1],
      """
      For \(plain(script)) the watch's reducer returns 0, 1, 0, 0 and 0 effects. With the log \
      there should be [1, 2, 1, 1, 1]. There are \(counts). \(advice)
      """)
  }

  @Test("a line is written before its effect first suspends, so lines stay in order", .blocking)
  func logsInTime() async throws {
    let file = EffectWithAnEnd()
    let environment = LoggedEnvironment(nthPrime: { _ in nil }, log: { _ in file.call() })
    var state = PrimeCounterState()
    let effects = logging(watchReducer)(&state, .incrementTapped, environment)
    let effect = try #require(
      effects.first,
      """
      The count went up. The watch's reducer has nothing more to do, so there should be one \
      effect, which logs. There is none.
      """)
    await file.run(effect)
    let (isInTime, count) = (file.wasCalledInTime, file.calls.count)
    let mistake =
      switch count {
      case 0: "None was. Call environment.log in the closure of the effect."
      case 1:
        """
        It was written afterwards. An effect ends when its closure returns: call environment.log in \
        it, not in a task that it starts. A program that waits for its effects before it ends waits \
        for the log, too.
        """
      default: "\(count) lines were. One action, one line."
      }
    #expect(
      isInTime,
      """
      The count went up, and the effect was run. Before it ended, one line should have \
      been written. \(mistake)
      """)
    guard isInTime else { return }
    let (parts, isEarly) = (EffectInParts(), CallRecorder<Bool>())
    let recording = LoggedEnvironment(
      nthPrime: { _ in nil }, log: { _ in isEarly.record(parts.isFirstPart) })
    for effect in logging(watchReducer)(&state, .incrementTapped, recording) {
      parts.begin(effect)
      await parts.finish()
    }
    let isFirst = isEarly.calls == [true]
    #expect(
      isFirst,
      """
      The count went up, and the effect ran until it first suspended. By then the line should have \
      been written, but it was written after that. Meanwhile other effects begin, so their lines may \
      come first. Call environment.log in the effect's closure, before any `await`.
      """)
  }

  @Test("the log has a line for each action, with the state after it")
  func logs() async {
    let watch = Watch()
    for effects in reduceAll(watch) { _ = await actions(sentBy: effects) }
    let expected = [
      "incrementTapped -> PrimeCounterState(count: 5, isAsking: false, prime: nil)",
      "nthPrimeTapped -> PrimeCounterState(count: 5, isAsking: true, prime: nil)",
      "nthPrimeResponse(Optional(11)) -> "
        + "PrimeCounterState(count: 5, isAsking: false, prime: Optional(11))",
      "nthPrimeResponse(nil) -> PrimeCounterState(count: 5, isAsking: false, prime: nil)",
      "nthPrimeResponse(nil) -> PrimeCounterState(count: 5, isAsking: false, prime: nil)",
    ]
    let isRight = watch.lines.calls == expected
    #expect(
      isRight,
      """
      At the count 4, \(plain(script)) came, and then the effects of these actions were run. The \
      log should have \(expected.count) lines; it has \(watch.lines.count). \
      \(firstDifference(watch.lines.calls, expected))
      A line is the action, " -> " and the state, each as "\\(…)" shows it: the state that the \
      wrapped reducer left when it returned from this action, neither the one before it nor what \
      later actions have made of it.\
      \(watch.lines.count == expected.count ? "" : " An action that changes nothing is logged, too.")
      """)
    if isRight { await logsLongLines() }
    await demonstrateInAStore()
  }

  /// With numbers that have many digits.
  private func logsLongLines() async {
    let (watch, large) = (Watch(), Int.max)
    var state = PrimeCounterState(count: large, isAsking: true)
    let effects = logging(watchReducer)(&state, .nthPrimeResponse(large), watch.environment)
    _ = await actions(sentBy: effects)
    let expected =
      "nthPrimeResponse(Optional(\(large))) -> "
      + "PrimeCounterState(count: \(large), isAsking: false, prime: Optional(\(large)))"
    let isWhole = watch.lines.calls == [expected]
    #expect(
      isWhole,
      """
      A prime with many digits came. The line should be the first of these, but is the second:
        \(expected)
        \(watch.lines.calls.first ?? "(no line)")
      Write the action and the state as they are, however long that is.
      """)
  }

  @Test("the effect that logs writes one line in each run and sends nothing")
  func canBeRunTwice() async {
    let watch = Watch()
    var state = PrimeCounterState(count: 2)
    let effects = logging(watchReducer)(&state, .incrementTapped, watch.environment)
    var sent: [PrimeCounterAction] = []
    for _ in 1...2 { sent += await actions(sentBy: effects) }
    let line = "incrementTapped -> PrimeCounterState(count: 3, isAsking: false, prime: nil)"
    #expect(
      watch.lines.calls == [line, line],
      """
      The count went up, and what the reducer returned was run twice. The log should have \
      the line "\(line)" twice, but has \(watch.lines.calls). The effect's closure should log, \
      in each run.
      """)
    #expect(
      sent.isEmpty,
      """
      The count went up, and the effect that logs was run. It should send nothing. It sent \
      \(plain(sent)). A log that sends actions logs these as well, and never comes to an end.
      """)
  }

  @Test("the effect that logs can't be cancelled by name")
  func hasNoName() async {
    let watch = Watch()
    let names = await accounts(watch).filter { $0.hasPrefix("named") && $0.hasSuffix("logs") }
    #expect(
      names.isEmpty,
      """
      A reducer was wrapped, and the effect that logs came back like this: \(names). An effect with \
      a name can be cancelled by it, and then a line is missing. Return it without \
      .cancellable(id:).
      """)
  }

  @Test("the other effects come back as they are, before or after the one that logs")
  func keepsTheEffects() async {
    let told = await accounts(Watch())
    let others = told.filter { !$0.hasSuffix("logs") }
    let expected = [
      "sends nthPrimeResponse(1)", "fire-and-forget, asks for 2", "cancels trip",
      "named trip, cancels the one before, sends nthPrimeResponse(3), sends incrementTapped",
    ]
    let isRight = others == expected
    #expect(
      isRight,
      """
      A reducer with four effects was wrapped. They should come back in order, with their \
      names: \(expected). Besides the log, the effects that came back do this: \(others). Return \
      the old reducer's effects themselves.
      """)
    let isOneMore =
      told.count == 5
      && (told.first?.hasSuffix("logs") ?? false || told.last?.hasSuffix("logs") ?? false)
    #expect(
      isOneMore || !isRight,
      """
      A reducer with four effects was wrapped. There should be one more effect, which logs, before \
      or after the four. The effects that came back do this: \(told). One action, one line.
      """)
    let watch = Watch()
    var state = PrimeCounterState()
    let inner: WatchReducer = { _, _, environment in
      [.fireAndForget { environment.log("a line of its own") }]
    }
    _ = await actions(sentBy: logging(inner)(&state, .incrementTapped, watch.environment))
    let isHeard = watch.lines.calls.contains("a line of its own")
    #expect(
      isHeard,
      """
      A reducer that writes "a line of its own" into the log was wrapped. Its line is missing: \
      \(watch.lines.calls). Hand on the whole environment, as it is.
      """)
    if isRight, isOneMore, isHeard { await keepsTheNames() }
  }

  /// Cancels an effect of the wrapped reducer from outside.
  private func keepsTheNames() async {
    let (gate, begun, ended) = (Gate(), CallRecorder<String>(), CallRecorder<String>())
    let trip = { @Sendable (place: String) in
      Effect<PrimeCounterAction>.run { _ in
        begun.record(place)
        await gate.pass()
        ended.record("\(place) \(Task.isCancelled ? "cancelled" : "at the end")")
      }.cancellable(id: "trip")
    }
    let wrapped = logging { _, action, _ in
      action == .nthPrimeTapped
        ? [trip("the watch's"), trip("a part's").inside(\PrimeCounterState.count)] : []
    }
    let store = Store(
      initialState: PrimeCounterState(),
      reducer: combine(
        wrapped, { _, action, _ in action == .incrementTapped ? [.cancel(id: "trip")] : [] }),
      environment: Watch().environment)
    store.send(.nthPrimeTapped)
    await eventually { begun.count == 2 }
    store.send(.incrementTapped)
    gate.open()
    await eventually { ended.count == 2 }
    let ends = ended.calls.sorted()
    let expected = ["a part's at the end", "the watch's cancelled"]
    #expect(
      ends == expected,
      """
      A reducer was wrapped that returns two effects named trip: one of the watch's own, and one \
      `inside` a part of the state. In a store they began, and then another reducer returned \
      .cancel(id: "trip"), which is meant for the watch's. They should have ended like this: \
      \(expected). They ended like this: \(ends). A name belongs to a part of the state, and `pullback` \
      adds one, even with `\\.self`. Return the effects that you get, and don't make new ones of them.
      """)
  }

  @Test("the logger comes from the environment that was passed in with the action")
  func usesTheEnvironment() async {
    let reducer = logging(watchReducer)
    let watches = [Watch(), Watch()]
    var states = [PrimeCounterState(count: 0), PrimeCounterState(count: 7)]
    var effects: [Effect<PrimeCounterAction>] = []
    for (index, watch) in watches.enumerated() {
      effects += reducer(&states[index], .incrementTapped, watch.environment)
    }
    _ = await actions(sentBy: effects)
    let lines = watches.map(\.lines.calls)
    let expected = [1, 8].map {
      ["incrementTapped -> PrimeCounterState(count: \($0), isAsking: false, prime: nil)"]
    }
    let counts = lines.map { $0.isEmpty ? "none" : "\($0.count)" }
    let mistake =
      lines.map(\.count) == [1, 1]
      ? "Each log has one line, but not that of its own watch."
      : "Each log should have 1 line. That of the first watch has \(counts[0]), and that of the "
        + "second has \(counts[1])."
    let isRight = lines == expected
    #expect(
      isRight,
      """
      One reducer was called with the environments of two watches, at 0 and at 7, and then all \
      effects were run. \(mistake) Use the environment that came with the action, and keep none.
      """)
  }

  /// What comes to the watch, at the count 4.
  private let script: [PrimeCounterAction] = [
    .incrementTapped, .nthPrimeTapped, .nthPrimeResponse(11), .nthPrimeResponse(nil),
    .nthPrimeResponse(nil),
  ]

  /// The effects of each action of the script.
  private func reduceAll(_ watch: Watch) -> [[Effect<PrimeCounterAction>]] {
    let reducer = logging(watchReducer)
    var state = PrimeCounterState(count: 4)
    return script.map { reducer(&state, $0, watch.environment) }
  }

  /// What the effects do that come back from a reducer with four of them.
  private func accounts(_ watch: Watch) async -> [String] {
    let reducer = logging { _, _, environment in
      [
        .task { .nthPrimeResponse(1) },
        .fireAndForget { _ = await environment.nthPrime(2) },
        .cancel(id: "trip"),
        .run { send in
          await send(.nthPrimeResponse(3))
          await send(.incrementTapped)
        }.cancellable(id: "trip", cancelInFlight: true),
      ]
    }
    var state = PrimeCounterState()
    var told: [String] = []
    for effect in reducer(&state, .incrementTapped, watch.environment) {
      told.append(await watch.account(of: effect))
    }
    return told
  }

  /// Shows the log of a store.
  private func demonstrateInAStore() async {
    let lines = CallRecorder<String>()
    let store = Store(
      initialState: PrimeCounterState(count: 4), reducer: logging(watchReducer),
      environment: LoggedEnvironment(nthPrime: { [2, 3, 5, 7, 11][$0 - 1] }, log: lines.record))
    store.send(.incrementTapped)
    store.send(.nthPrimeTapped)
    await store.settled()
    let log = lines.calls.map { $0.replacing(" -> ", with: "\n  -> ") }
    demonstrate(
      "The log of your reducer in a store, with each line broken before its arrow:\n"
        + log.joined(separator: "\n"))
  }
}

/// The first line that is not as expected, below the one that was.
private func firstDifference(_ lines: [String], _ expected: [String]) -> String {
  guard
    let index = expected.indices.first(where: {
      !lines.indices.contains($0) || lines[$0] != expected[$0]
    })
  else { return "The first \(expected.count) are right." }
  let line = lines.indices.contains(index) ? lines[index] : "(no line)"
  return """
    Line \(index + 1) should be the first of these, but is the second:
      \(expected[index])
      \(line.replacing("\n", with: #"\n"#))
    """
}
