import SmallArchitecture
import Foundation
import NumberFact
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.1"))
struct Exercise5_1 {
  @Test("counting changes only the count and never goes below zero")
  func counts() {
    let counter = FactCounter(FactState(isAsking: true, fact: "Zero is even."))
    let script: [FactAction] = [
      .decrementTapped, .incrementTapped, .incrementTapped, .decrementTapped, .incrementTapped,
      .decrementTapped, .decrementTapped, .decrementTapped, .incrementTapped,
    ]
    let states = script.map { action in
      _ = counter.reduce(action)
      return counter.state
    }
    let (counts, expected) = (states.map(\.count), [0, 1, 2, 1, 2, 1, 0, 0, 1])
    let wrong = counts.indices.first { counts[$0] != expected[$0] } ?? 0
    #expect(
      counts == expected,
      """
      The count was \(wrong == 0 ? 0 : counts[wrong - 1]), and the reducer was called with \
      \(plain(script[wrong])). Afterwards the count should be \(expected[wrong]). It was \
      \(counts[wrong]). Add one for each increment, take one away for each decrement, and stop at \
      zero.
      """)
    let others = states.filter { !$0.isAsking || $0.fact != "Zero is even." }
    #expect(
      others.isEmpty,
      """
      A fact was there, and another one was asked for, while the count changed. After an \
      increment or a decrement `isAsking` should still be true, and the fact still "Zero is even." \
      This state is different: \(plain(others.first ?? FactState())). Change state.count alone: a \
      new FactState forgets the rest.
      """)
    guard counts == expected, others.isEmpty else { return }
    let tenth = FactCounter(FactState(count: 9, isAsking: true, fact: "Nine is odd."))
    _ = tenth.reduce(.incrementTapped)
    let isOnlyCounted = tenth.state == FactState(count: 10, isAsking: true, fact: "Nine is odd.")
    #expect(
      isOnlyCounted,
      """
      The fact is "Nine is odd.", another one was asked for, and the count goes from 9 to 10. Only \
      the count should change. The state is \(plain(tenth.state)). A beep is an effect, and the \
      state doesn't know of it: count up to 10 in the same way as to any other number.
      """)
  }

  @Test(
    "a tap on the fact button sets only `isAsking` and returns one effect that hasn't asked yet")
  func asksNobody() async {
    let counter = FactCounter(FactState(count: 7, fact: "Odd."))
    let effects = counter.reduce(.factTapped)
    await aMoment { counter.asked.count > 0 }
    #expect(
      counter.asked.count == 0,
      """
      The reducer was called with .factTapped, and no effect was run. But the \
      environment was already asked for a fact about \(counter.asked.calls). A task that the \
      reducer starts runs at once. Call environment.fact in the closure of an effect, and only \
      there.
      """)
    #expect(
      effects.count == 1,
      """
      The reducer was called with .factTapped. It should return one effect, the one that asks. It \
      returned \(effects.count).
      """)
    let isRight = counter.state == FactState(count: 7, isAsking: true, fact: "Odd.")
    #expect(
      isRight,
      """
      The count is 7, the last fact was "Odd.", and the button is tapped. `isAsking` should be true, \
      and everything else as before. The state is \(plain(counter.state)).
      """)
    let effectsAtTen = FactCounter(FactState(count: 10)).reduce(.factTapped).count
    #expect(
      effectsAtTen == 1 || effects.count != 1,
      """
      The count is 10, and the reducer was called with .factTapped. It should return one effect, the \
      one that asks. It returned \(effectsAtTen). A beep is for counting up to 10, and not for what \
      happens there.
      """)
  }

  @Test("this effect waits for the answer before it ends", .blocking)
  func waitsForTheAnswer() async throws {
    let expert = EffectWithAnEnd()
    var state = FactState(count: 7)
    let effects = FactCounter.reducer(
      &state, .factTapped,
      FactEnvironment(
        fact: { _ in
          expert.call()
          return "Prime."
        }, beep: {}))
    let effect = try #require(
      effects.first, "The fact button is tapped. There should be one effect. There is none.")
    await expert.run(effect)
    let count = expert.calls.count
    let hasAsked = expert.calls.calls == [true]
    #expect(
      hasAsked,
      """
      The button was tapped, and the effect was run. Before it ended, it should have asked for a \
      fact, once. It asked \
      \(count == 0 ? "nothing" : count == 1 ? "only afterwards" : "\(count) times"). An effect \
      ends when its closure returns, and what a task sends later is lost: ask in the closure, and \
      wait for the answer there.
      """)
  }

  @Test("this effect asks once, about the count at the tap, and sends the answer")
  func asks() async {
    for count in [0, 7, 31] {
      let fact = FactCounter.fact(count)
      let counter = FactCounter(FactState(count: count, fact: fact))
      let effects = counter.reduce(.factTapped)
      for _ in 1...2 { _ = counter.reduce(.incrementTapped) }
      for run in 1...2 {
        let sent = await actions(sentBy: effects)
        #expect(
          counter.asked.calls == Array(repeating: count, count: run),
          """
          The button was tapped at \(count), the count went up by two, and then the effect was \
          run\(run == 2 ? ", twice, because an effect is a value" : ""). The environment should be \
          asked \(run == 1 ? "once" : "once for each run"), about \(count). It was asked about \
          \(counter.asked.calls). The closure itself should ask, about the count that it captured.
          """)
        let isRight = sent == [.factResponse(fact)]
        #expect(
          isRight,
          """
          The environment says "\(fact)" about \(count), as it did the last time. The effect should \
          send this as .factResponse, once. It sent \(plain(sent)). Always send the answer, and wait \
          for it in the closure: an effect ends when its closure returns, and what a task sends \
          later is lost.
          """)
        guard isRight else { return }
      }
    }
    let asked = CallRecorder<Int>()
    var state = FactState(count: 4)
    let silent = FactEnvironment(
      fact: { count in
        asked.record(count)
        return ""
      }, beep: {})
    let sent = await actions(sentBy: FactCounter.reducer(&state, .factTapped, silent))
    let isPassedOn = asked.calls == [4] && sent == [.factResponse("")]
    #expect(
      isPassedOn,
      """
      The button is tapped at 4; the environment's answer is an empty string. It should be asked \
      once, about [4]; it was asked about \(asked.calls). The effect should send \
      [factResponse("")]; it sent \(plain(sent)). An empty answer is an answer, too: send it as it \
      is, and don't ask again.
      """)
  }

  @Test(
    "a tap while `isAsking` is set leaves the state as it is; whether it asks again is up to you")
  func staysSet() {
    let counter = FactCounter(FactState(count: 7))
    var states: [FactState] = []
    var effects: [Effect<FactAction>] = []
    for _ in 1...2 {
      effects = counter.reduce(.factTapped)
      states.append(counter.state)
    }
    let flags = states.map(\.isAsking)
    #expect(
      flags == [true, true],
      """
      The button is tapped, and tapped again before the answer comes. After each tap `isAsking` \
      should be true. It was \(flags). Set it to true: a toggle turns it off again.
      """)
    let isUnchanged = states[0] == states[1]
    #expect(
      isUnchanged || flags != [true, true],
      """
      The button is tapped, and tapped again before the answer comes. The second tap should change \
      nothing. Before it, the state was \(plain(states[0])), and after it, \(plain(states[1])).
      """)
    #expect(
      effects.count <= 1,
      """
      The button is tapped again before the answer comes. There may be one effect, which asks once \
      more, or none. There are \(effects.count).
      """)
  }

  @Test("every answer, expected or not, becomes the fact and sets `isAsking` to false")
  func takesTheAnswer() {
    let counter = FactCounter(FactState(count: 7, isAsking: true, fact: "Odd."))
    _ = counter.reduce(.factResponse("Prime."))
    let isShown = counter.state == FactState(count: 7, isAsking: false, fact: "Prime.")
    #expect(
      isShown,
      """
      A fact about 7 was asked for, and .factResponse("Prime.") comes. The fact should be "Prime.", \
      and `isAsking` false, or the button stays off for good. The state is \(plain(counter.state)).
      """)
    _ = counter.reduce(.factResponse("Lucky."))
    let isShownAgain = counter.state == FactState(count: 7, isAsking: false, fact: "Lucky.")
    #expect(
      isShownAgain || !isShown,
      """
      An answer comes while `isAsking` is false: .factResponse("Lucky."). It should become the fact \
      as well, and `isAsking` stay false. The state is \(plain(counter.state)). \
      \(counter.state.isAsking
        ? "Set `isAsking` to false: a toggle turns it on again."
        : "Take every answer, whether or not one was asked for.")
      """)
    guard isShown, isShownAgain else { return }
    _ = counter.reduce(.factTapped)
    _ = counter.reduce(.factResponse("Lucky."))
    let isTheSame = counter.state == FactState(count: 7, isAsking: false, fact: "Lucky.")
    #expect(
      isTheSame,
      """
      The fact is "Lucky.", the button is tapped, and .factResponse("Lucky.") comes once more. The \
      fact should still be "Lucky.", and `isAsking` false, or the button stays off for good. The \
      state is \(plain(counter.state)). An answer that brings nothing new is an answer, too.
      """)
    guard isTheSame else { return }
    _ = counter.reduce(.factTapped)
    _ = counter.reduce(.factResponse(""))
    let isEmptyShown = counter.state == FactState(count: 7, isAsking: false, fact: "")
    #expect(
      isEmptyShown,
      """
      The fact is "Lucky.", the button is tapped, and .factResponse("") comes. The fact should be \
      "", and `isAsking` false. The state is \(plain(counter.state)). An empty answer is an answer, \
      too.
      """)
  }

  @Test("counting up to 10, 20, 30 and so on returns one effect, which hasn't beeped yet")
  func returnsABeep() async {
    for count in [8, 18, 28, 98, 108, 9_998] {
      let counter = FactCounter(FactState(count: count))
      let counts = (1...3).map { _ in counter.reduce(.incrementTapped).count }
      await aMoment { counter.beeps.count > 0 }
      let hasBeeped = counter.beeps.count > 0
      #expect(
        !hasBeeped,
        """
        The count has reached \(count + 2), and no effect was run. But there was a beep already. The \
        reducer only says that it should beep: call environment.beep() in the closure of an effect, \
        and not in its capture list.
        """)
      let expected = [0, 1, 0]
      #expect(
        hasBeeped || counts == expected,
        """
        The count is \(count), and the increment button is tapped three times. So it reaches \
        \(count + 2) on the way. The numbers of effects should be \(expected). They were \(counts).
        """)
      guard !hasBeeped, counts == expected else { return }
    }
  }

  @Test("this effect beeps before it ends and sends nothing", .blocking)
  func beepsInTime() async throws {
    for count in [10, 30] { try await beepsInTime(at: count) }
  }

  private func beepsInTime(at tenth: Int) async throws {
    let beeper = EffectWithAnEnd()
    var state = FactState(count: tenth - 1)
    let effects = FactCounter.reducer(
      &state, .incrementTapped, FactEnvironment(fact: { _ in "" }, beep: { beeper.call() }))
    let effect = try #require(
      effects.first,
      """
      The count goes from \(tenth - 1) to \(tenth). There should be one effect, which beeps. There is \
      none.
      """)
    await beeper.run(effect)
    let count = beeper.calls.count
    let hasBeeped = beeper.calls.calls == [true]
    #expect(
      hasBeeped,
      """
      The count has reached \(tenth), and the effect was run. Before it ended, there should have been one \
      beep. It \(count == 0 ? "never came" : count == 1 ? "only came afterwards" : "came \(count) times"). \
      \(count > 1
        ? "Call environment.beep() once for each tenth number, however high it is."
        : "An effect ends when its closure returns: call environment.beep() in the closure, not in a "
          + "task that it starts.")
      """)
    let sent = await actions(sentBy: effects)
    #expect(
      sent.isEmpty,
      """
      The count has reached \(tenth), and the effect was run. Nothing should be sent, but \(plain(sent)) \
      was. An effect that beeps and sends nothing is a fire-and-forget effect.
      """)
  }

  @Test("nothing else returns an effect")
  func hasNoOtherEffects() async {
    let scripts: [(Int, [FactAction])] = [
      (
        12,
        [
          .incrementTapped, .decrementTapped, .decrementTapped, .decrementTapped,
          .factResponse("Even."), .decrementTapped, .factResponse("Odd."), .factResponse("Nine."),
          .decrementTapped,
        ]
      ),
      (1, [.decrementTapped, .decrementTapped, .factResponse("None."), .incrementTapped]),
    ]
    for (count, script) in scripts {
      let counter = FactCounter(FactState(count: count, isAsking: true))
      for action in script {
        let before = counter.state.count
        let effects = counter.reduce(action).count
        let (after, isDecrement) = (counter.state.count, action == .decrementTapped)
        #expect(
          effects == 0,
          """
          \(plain(action)), \(before == after ? "at \(after)" : "from \(before) to \(after)"), returned \
          \(effects == 1 ? "1 effect" : "\(effects) effects"), but shouldn't: there is nothing \
          else to do.\(isDecrement ? " A beep is for counting up." : "")
          """)
        guard effects == 0 else { return }
      }
    }
    await demonstrateInAStore()
  }

  /// Shows the reducer at work in a store.
  private func demonstrateInAStore() async {
    let beeps = CallRecorder<Void>()
    let store = Store(
      initialState: FactState(count: 8), reducer: factReducer,
      environment: FactEnvironment(
        fact: { "\($0) is \($0.isMultiple(of: 2) ? "even" : "odd")." },
        beep: { beeps.record(()) }))
    var lines = ["at the start      count 8"]
    for action in [FactAction.incrementTapped, .incrementTapped, .factTapped, .decrementTapped] {
      let beepsBefore = beeps.count
      store.send(action)
      await store.settled()
      let beep = beeps.count > beepsBefore ? "  beep!" : ""
      let fact = store.state.fact.map { "  last fact: \($0)" } ?? ""
      let name = "\(action)".padding(toLength: 17, withPad: " ", startingAt: 0)
      lines.append("\(name) count \(store.state.count)\(fact)\(beep)")
    }
    demonstrate(
      "Your counter in a store, after each tap, with the answers that have come:\n"
        + lines.joined(separator: "\n"))
  }
}
