import ComposableArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.1"))
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

  @Test("who comes or goes changes nothing but the number of guests")
  func leavesTheRest() {
    let pool = Pool(state: TurnstileState(guests: 4, isAsking: true, remark: "Quiet."))
    let states = [TurnstileAction.guestEntered, .guestLeft].map { pool.reduce($0).state }
    let expected = [5, 4].map { TurnstileState(guests: $0, isAsking: true, remark: "Quiet.") }
    #expect(
      states == expected,
      """
      There are 4 guests, the last remark was "Quiet.", and another one was asked for. Now a guest \
      enters, and then one leaves. The states should be \(plain(expected)). They are \
      \(plain(states)). Change state.guests alone: a new TurnstileState forgets the rest.
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
      .remarkResponse, and nothing else. It sent \(plain(sent)). An effect is over when its \
      closure returns, and what a task sends after that is lost: wait for the answer in the closure.
      """)
  }

  @Test("a tap while somebody is asked leaves the button off")
  func staysOff() {
    let pool = Pool(state: TurnstileState(guests: 7))
    let taps = [1, 2].map { _ in pool.reduce(.remarkButtonTapped) }
    #expect(
      taps.map(\.state.isAsking) == [true, true],
      """
      The button is tapped, and tapped again before the response is there. isAsking should be true \
      after each tap. It was \(taps.map(\.state.isAsking)). Set it to true: a toggle switches on \
      what was off, and off what was on.
      """)
    #expect(
      taps[1].effects.count <= 1,
      """
      The button is tapped again before the response is there. There may be one effect that asks \
      once more, or none. There are \(taps[1].effects.count).
      """)
    let state = pool.reduce(.remarkResponse("Lively.")).state
    #expect(
      !state.isAsking,
      """
      The button was tapped twice, and .remarkResponse("Lively.") comes. isAsking should be false, \
      as after any response. The state is \(plain(state)).
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
    let later = pool.reduce(.remarkResponse("Late.")).state
    #expect(
      !later.isAsking,
      """
      Nobody is asked, and .remarkResponse("Late.") comes, the answer to a second tap perhaps. \
      isAsking should stay false. The state is \(plain(later)). Set it to false: a toggle switches \
      on what was off.
      """)
  }

  @Test(
    "the bell is for every tenth guest who enters, and it is an effect", arguments: [8, 18, 28, 98])
  func ringsTheBell(guests: Int) async {
    let pool = Pool(state: TurnstileState(guests: guests))
    let script: [TurnstileAction] = [
      .guestEntered, .guestEntered, .guestEntered, .guestLeft, .guestLeft, .guestEntered,
    ]
    let effects = script.map { pool.reduce($0).effects }
    await aMoment { pool.rings.count > 0 }
    let hasRungAlready = pool.rings.count > 0
    #expect(
      hasRungAlready == false,
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

  @Test("the bell has rung when its effect is over", .blocking)
  func ringsInTime() async throws {
    let bell = EffectWithAnEnd()
    let environment = TurnstileEnvironment(remark: { _ in "" }, ring: { bell.call() })
    var state = TurnstileState(guests: 9)
    let effects = turnstileReducer(state: &state, action: .guestEntered, environment: environment)
    let effect = try #require(
      effects.first,
      """
      The tenth guest enters. There should be one effect, which rings the bell. There is none.
      """)
    await bell.run(effect)
    #expect(
      bell.calls.calls == [true],
      """
      The tenth guest has entered, and the effect was run. When it was over, the bell should have \
      rung once. It \(bell.calls.count == 0 ? "has not rung" : "rang after that, or twice"). An \
      effect is over when its closure returns: call environment.ring() in it, not in a task that \
      it starts.
      """)
  }
}
