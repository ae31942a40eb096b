import ComposableArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite("5.1 Count", .lesson("05-ReducerEnvironments.md", "Effects are values"))
struct Exercise5_1 {
  @Test("guests come and go")
  func counts() {
    let pool = Pool()
    let script: [TurnstileAction] = [
      .guestLeft, .guestEntered, .guestEntered, .guestLeft, .guestEntered, .guestLeft, .guestLeft,
      .guestLeft, .guestEntered,
    ]
    let counts = script.map { pool.reduce($0).state.guests }
    #expect(
      counts == [0, 1, 2, 1, 2, 1, 0, 0, 1],
      """
      At an empty pool this happens: \(plain(script)). The number of guests should be 0, 1, 2, 1, \
      2, 1, 0, 0, 1 after these actions. It was \(counts). One more for who enters, one less for \
      who leaves, and never below zero.
      """)
  }

  @Test("where nothing is to be done there is no effect")
  func hasNoEffects() {
    let pool = Pool(state: TurnstileState(guests: 12))
    let script: [TurnstileAction] = [
      .guestEntered, .guestLeft, .remarkResponse("Well."), .guestLeft,
    ]
    let counts = script.map { pool.reduce($0).effects.count }
    #expect(
      counts == [0, 0, 0, 0],
      """
      There are 12 guests, and this happens: \(plain(script)). None of these actions wants \
      anything done, so each should return an empty array. The numbers of effects were \(counts).
      """)
  }

  @Test("the button says that somebody is to be asked, and asks nobody")
  func asksNobody() async {
    let pool = Pool(state: TurnstileState(guests: 7, remark: "Quiet."))
    let (state, effects) = pool.reduce(.remarkButtonTapped)
    await aMoment { pool.asked.count > 0 }
    #expect(
      pool.asked.count == 0,
      """
      The reducer was called with .remarkButtonTapped, and nobody has run what it returned. Yet \
      the environment was asked for a remark on \(pool.asked.calls). A task that the reducer \
      starts runs at once. Put the call of the environment into the closure of an effect, and only \
      there.
      """)
    #expect(
      effects.count == 1,
      """
      The reducer was called with .remarkButtonTapped. It should return one effect, the one that \
      asks. It returned \(effects.count).
      """)
    #expect(
      state == TurnstileState(guests: 7, isAsking: true, remark: "Quiet."),
      """
      There are 7 guests, the last remark was "Quiet.", and the button is tapped. isAsking should \
      be true, and nothing else different. The state is \(plain(state)).
      """)
  }

  @Test("the effect asks for the number at the tap, and sends the response", arguments: [0, 7, 31])
  func asks(guests: Int) async {
    let pool = Pool(state: TurnstileState(guests: guests))
    let effects = pool.reduce(.remarkButtonTapped).effects
    _ = pool.reduce(.guestEntered)
    _ = pool.reduce(.guestEntered)
    let sent = await actions(sentBy: effects)
    #expect(
      pool.asked.calls == [guests],
      """
      The button was tapped with \(guests) guests inside, two more came, and then the effect was \
      run. The environment should be asked once, for \(guests). It was asked for \
      \(pool.asked.calls).
      """)
    #expect(
      sent == [.remarkResponse("On \(guests).")],
      """
      The environment says "On \(guests)." about \(guests) guests. The effect should send it as \
      .remarkResponse, and nothing else. It sent \(plain(sent)).
      """)
  }

  @Test("an effect is a value: who runs it twice asks twice")
  func canBeRunTwice() async {
    let pool = Pool(state: TurnstileState(guests: 7))
    let effects = pool.reduce(.remarkButtonTapped).effects
    let sent = await actions(sentBy: effects) + actions(sentBy: effects)
    #expect(
      pool.asked.calls == [7, 7] && sent.count == 2,
      """
      The effects of one tap were run, and then the same values were run again. The environment \
      should be asked for 7 each time, and each time a response be sent. It was asked for \
      \(pool.asked.calls), and \(sent.count) came. What waits for a task of the reducer asks \
      nobody: the closure itself should ask.
      """)
  }

  @Test("the response is shown, and the button is on again")
  func takesTheResponse() {
    let pool = Pool(state: TurnstileState(guests: 7, isAsking: true, remark: "Quiet."))
    let state = pool.reduce(.remarkResponse("Lively.")).state
    #expect(
      state == TurnstileState(guests: 7, isAsking: false, remark: "Lively."),
      """
      A remark on 7 guests was asked for, and .remarkResponse("Lively.") comes. The remark should \
      be "Lively.", and isAsking false, or the button stays off for ever. The state is \
      \(plain(state)).
      """)
  }

  @Test("the bell is for every tenth guest who enters, and it is an effect", arguments: [8, 98])
  func ringsTheBell(guests: Int) async {
    let pool = Pool(state: TurnstileState(guests: guests))
    let script: [TurnstileAction] = [
      .guestEntered, .guestEntered, .guestEntered, .guestLeft, .guestLeft, .guestEntered,
    ]
    let effects = script.map { pool.reduce($0).effects }
    await aMoment { pool.rings.count > 0 }
    #expect(
      pool.rings.count == 0,
      """
      A tenth guest has entered, and nobody has run what the reducer returned. The bell has rung \
      already. The reducer says that it should ring: call environment.ring() in the closure of an \
      effect.
      """)
    let counts = effects.map(\.count)
    #expect(
      counts == [0, 1, 0, 0, 0, 1],
      """
      There are \(guests) guests, and this happens: \(plain(script)). So there are \(guests + 1), \
      \(guests + 2), \(guests + 3), \(guests + 2), \(guests + 1) and \(guests + 2). The second and the \
      last action should return one effect, the others none. The numbers of effects were \(counts).
      """)
    let before = pool.rings.count
    let sent = await actions(sentBy: effects.flatMap { $0 })
    #expect(
      pool.rings.count - before == 2 && sent.isEmpty,
      """
      Two tenth guests have entered, and the effects were run. The bell should ring 2 times, and \
      rang \(pool.rings.count - before). Nothing should be sent, and \(plain(sent)) was: an effect \
      that tells nobody is a fire-and-forget effect.
      """)
  }
}

/// A pool with a turnstile. It notes what the environment is asked.
@MainActor
private final class Pool {
  let asked = CallRecorder<Int>()
  let rings = CallRecorder<Void>()
  private var state: TurnstileState

  init(state: TurnstileState = TurnstileState()) {
    self.state = state
  }

  func reduce(
    _ action: TurnstileAction
  ) -> (state: TurnstileState, effects: [Effect<TurnstileAction>]) {
    let reducer: Reducer<TurnstileState, TurnstileAction, TurnstileEnvironment> = turnstileReducer
    let effects = reducer(&state, action, environment)
    return (state, effects)
  }

  private var environment: TurnstileEnvironment {
    TurnstileEnvironment(
      remark: { [asked] guests in
        asked.record(guests)
        return "On \(guests)."
      },
      ring: { [rings] in rings.record(()) })
  }
}
