import ComposableArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.4"))
struct Exercise5_4 {
  @Test("the lift goes on as before")
  func changesTheState() {
    let calls = CallRecorder<LiftAction>()
    let reducer = logging { state, action, environment in
      calls.record(action)
      return liftReducer(state: &state, action: action, environment: environment)
    }
    var (state, states) = (LiftState(), [LiftState]())
    let script: [LiftAction] = [.called(to: 3), .arrived(at: 3), .alarmButtonTapped]
    for action in script {
      _ = reducer(&state, action, Shaft().environment)
      states.append(state)
    }
    #expect(
      states == [LiftState(floor: 0, isMoving: true), LiftState(floor: 3), LiftState(floor: 3)],
      """
      The lift's reducer was wrapped, and got \(plain(script)). The lift should be on floor 0 and \
      moving, then on floor 3, and stay there. The states were \(plain(states)). Hand the state \
      itself to the reducer that you wrap.
      """)
    #expect(
      calls.calls == script,
      """
      The wrapped reducer should be called once for each of the actions \(plain(script)), and was \
      called for \(plain(calls.calls)). One that is called twice does everything twice.
      """)
  }

  @Test("nothing is logged before an effect is run")
  func waits() async {
    let shaft = Shaft()
    let (_, effects) = reduceAll(shaft)
    await aMoment { shaft.lines.count > 0 }
    #expect(
      shaft.lines.count == 0,
      """
      Three actions were reduced, and nobody has run the effects. The log says already: \
      \(shaft.lines.calls). A reducer only says that something is to be logged: call \
      environment.log in the closure of an effect.
      """)
    #expect(
      effects.map(\.count) == [2, 1, 1],
      """
      For called(to: 3) the lift's reducer returns one effect, for arrived(at: 3) and for \
      alarmButtonTapped none. With the log there should be 2, 1 and 1: what is logged does not \
      depend on what else is to be done. There are \(effects.map(\.count)).
      """)
  }

  @Test("a line for each action, with the state afterwards")
  func logs() async {
    let shaft = Shaft()
    var sent: [LiftAction] = []
    for effects in reduceAll(shaft).effects { sent += await actions(sentBy: effects) }
    let expected = [
      "called(to: 3) -> LiftState(floor: 0, isMoving: true)",
      "arrived(at: 3) -> LiftState(floor: 3, isMoving: false)",
      "alarmButtonTapped -> LiftState(floor: 3, isMoving: false)",
    ]
    #expect(
      shaft.lines.calls == expected,
      """
      The lift on floor 0 is called to 3, arrives there, and the alarm button is tapped. Then the \
      effects of these three actions were run. The log of the environment should have \
      \(expected.count) lines, and has \(shaft.lines.count). \(firstDifference(shaft.lines.calls, expected))
      The arrow is a minus sign and a greater-than sign. After the arrow comes the state that the \
      wrapped reducer has left, and an action that changes nothing is logged as well.
      """)
    #expect(
      sent == [.arrived(at: 3)],
      """
      The effects of called(to: 3), arrived(at: 3) and alarmButtonTapped were run. The lift's own \
      effect sends arrived(at: 3), and nothing else should be sent. What was sent: \(plain(sent)). \
      A log that sends actions logs these as well, and never comes to an end.
      """)
  }

  @Test("the log is an effect: who runs it twice logs twice")
  func canBeRunTwice() async {
    let shaft = Shaft()
    var state = LiftState(floor: 2)
    let effects = logging(liftReducer)(&state, .alarmButtonTapped, shaft.environment)
    for _ in 1...2 { _ = await actions(sentBy: effects) }
    let line = "alarmButtonTapped -> LiftState(floor: 2, isMoving: false)"
    #expect(
      shaft.lines.calls == [line, line],
      """
      The alarm button was tapped, and what the reducer returned was run twice. The log should \
      have the line "\(line)" twice, and has \(shaft.lines.calls). Only the closure of the effect \
      should log, at each run.
      """)
  }

  @Test("the line is written when the effect is over", .blocking)
  func logsInTime() async throws {
    let card = EffectWithAnEnd()
    let environment = LiftEnvironment(move: { _ in }, log: { _ in card.call() })
    var state = LiftState()
    let effects = logging(liftReducer)(&state, .alarmButtonTapped, environment)
    let effect = try #require(
      effects.first,
      """
      The alarm button was tapped. The lift's reducer has nothing to do, so there should be one \
      effect, the log. There is none.
      """)
    await card.run(effect)
    #expect(
      card.calls.calls == [true],
      """
      The alarm button was tapped, and the effect was run. When it was over, one line should have \
      been written. \(card.calls.count == 0 ? "None was" : "It was written after that, or twice"). \
      An effect is over when its closure returns: call environment.log in it, not in a task that \
      it starts. Who waits for the effects of the lift waits for the log, too.
      """)
  }

  @Test("the effects of the wrapped reducer come along as they are")
  func keepsTheEffects() async {
    let shaft = Shaft()
    let reducer = logging { _, _, environment in
      [
        .task { .arrived(at: 1) },
        .fireAndForget { await environment.move(2) },
        .cancel(id: "trip"),
        .run { send in
          await send(.arrived(at: 3))
          await send(.alarmButtonTapped)
        }.cancellable(id: "trip"),
      ]
    }
    var state = LiftState()
    var told: [String] = []
    for effect in reducer(&state, .alarmButtonTapped, shaft.environment) {
      told.append(await shaft.account(of: effect))
    }
    let expected = [
      "sends arrived(at: 1)", "moves to 2", "cancels trip",
      "named trip, sends arrived(at: 3), sends alarmButtonTapped",
    ]
    let names = told.filter { $0.hasPrefix("named") && $0.hasSuffix("logs") }
    #expect(
      names.isEmpty,
      """
      A reducer was wrapped, and the effect that logs came back like this: \(names). Who has a \
      name can be cancelled by it, and then a line is missing. Return the log without \
      .cancellable(id:).
      """)
    guard names.isEmpty else { return }
    #expect(
      told.filter { $0 != "logs" } == expected,
      """
      A reducer with four effects was wrapped. They should come back in their order, with their \
      names: \(expected). Besides the log, the effects that came back do this: \
      \(told.filter { $0 != "logs" }).
      """)
    #expect(
      told.filter { $0 == "logs" }.count == 1 && told.count == 5
        && (told.first == "logs" || told.last == "logs"),
      """
      A reducer with four effects was wrapped. There should be one effect more, which logs, before \
      or after the four. The effects that came back do this: \(told). One action, one line.
      """)
  }

  @Test("the logger is that of the environment that came with the action")
  func usesTheEnvironment() async {
    let reducer = logging(liftReducer)
    let shafts = [Shaft(), Shaft()]
    var states = [LiftState(), LiftState(floor: 7)]
    var effects: [Effect<LiftAction>] = []
    for (index, shaft) in shafts.enumerated() {
      effects += reducer(&states[index], .alarmButtonTapped, shaft.environment)
    }
    _ = await actions(sentBy: effects)
    let lines = shafts.map(\.lines.calls)
    let expected = [0, 7].map { ["alarmButtonTapped -> LiftState(floor: \($0), isMoving: false)"] }
    #expect(
      lines == expected,
      """
      One reducer was called with the environments of two lifts, one on floor 0 and one on floor \
      7, and then all effects were run. Each log should have the line of its own lift: \
      \(expected). They have \(lines). What a reducer is given, the environment too, is for this \
      action only.
      """)
  }

  @Test("nothing is written past the environment")
  func printsNothing() throws {
    let source = try LearnerSource.load("5.4")
    let places = [
      "print(", "debugPrint(", "dump(", "NSLog(", "Logger(", "os_log(", "fputs(", "FileHandle",
    ]
    .flatMap(source.lines(mentioning:))
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). Something is written there past the environment: \
      \(places.quoted). No test can see or prevent that. The environment has a logger.
      """)
  }

  /// Reduces a call, an arrival and an alarm.
  private func reduceAll(_ shaft: Shaft) -> (state: LiftState, effects: [[Effect<LiftAction>]]) {
    let reducer = logging(liftReducer)
    var state = LiftState()
    let effects = [LiftAction.called(to: 3), .arrived(at: 3), .alarmButtonTapped].map {
      reducer(&state, $0, shaft.environment)
    }
    return (state, effects)
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
    Line \(index + 1) should be, and is:
      \(expected[index])
      \(line)
    """
}
