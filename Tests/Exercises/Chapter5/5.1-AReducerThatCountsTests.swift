import SmallCounters
import TestSupport
import Testing

@MainActor
@Suite(.exercise("5.1"), .serialized)
struct Exercise5_1 {
  @Test("counting changes only the count, which never goes below zero")
  func counts() {
    let counter = FactCounter(FactState(count: 1, isAsking: true, fact: "One is odd."))
    let actions: [FactAction] = [
      .incrementTapped, .decrementTapped, .decrementTapped, .decrementTapped, .incrementTapped,
    ]
    let counts = actions.map { action in
      _ = counter.reduce(action)
      return counter.state.count
    }
    #expect(counts == [2, 1, 0, 0, 1], "From 1: one up, three down, one up. It stops at zero.")
    #expect(
      counter.state == FactState(count: 1, isAsking: true, fact: "One is odd."),
      "Change `state.count` alone: a new `FactState` forgets the rest.")
  }

  @Test("a tap on the fact button sets `isAsking`, and its effect asks and sends the answer")
  func asks() async {
    let counter = FactCounter(FactState(count: 10, fact: "Nine is odd."))
    let effects = counter.reduce(.factTapped)
    #expect(
      counter.state == FactState(count: 10, isAsking: true, fact: "Nine is odd."),
      "A tap sets `isAsking`. The old fact stays until there's a new one.")
    await counter.run(effects)
    await counter.run(effects)
    let once: [FactCounter.Event] = [.asks(10), .sends(.factResponse("10 is a number."))]
    #expect(
      counter.events == once + once,
      """
      The effect was run twice. Each time, it asks about the count, waits for the answer, sends \
      it, and does nothing else. The reducer itself starts nothing.
      """)
  }

  @Test("every answer, expected or not, becomes the fact and sets `isAsking` to false")
  func takesTheAnswer() {
    let counter = FactCounter(FactState(count: 7, isAsking: true, fact: "Seven is odd."))
    _ = counter.reduce(.factResponse("Seven is prime."))
    #expect(
      counter.state == FactState(count: 7, isAsking: false, fact: "Seven is prime."),
      "The answer is there, so nothing is being asked any more.")
    _ = counter.reduce(.factResponse("Seven is lucky."))
    #expect(
      counter.state == FactState(count: 7, isAsking: false, fact: "Seven is lucky."),
      "Take an answer, and set `isAsking` to false, even if `isAsking` was false before.")
  }

  @Test(
    "counting up to 10, 20, 30 and so on returns an effect that beeps and sends nothing",
    arguments: [9, 19, 109])
  func beeps(count: Int) async {
    let counter = FactCounter(FactState(count: count))
    let effects = counter.reduce(.incrementTapped)
    #expect(
      counter.events == [],
      "No effect was run, so nothing beeps yet. Call `beep` in the body of an effect's closure.")
    await counter.run(effects)
    await counter.run(effects)
    #expect(
      counter.events == [.beeps, .beeps],
      "The effect was run twice. It beeps once each time, and does nothing else.")
  }

  @Test("nothing else returns an effect")
  func hasNoOtherEffects() {
    let counter = FactCounter(FactState(count: 11))
    let actions: [FactAction] = [
      .incrementTapped, .decrementTapped, .decrementTapped, .factResponse("Ten is even."),
    ]
    let effects = actions.map { counter.reduce($0).count }
    #expect(
      effects == [0, 0, 0, 0],
      "Up to 12, down to 11 and 10, and an answer: none of that beeps or asks anything.")
    let atZero = FactCounter(FactState(count: 0)).reduce(.decrementTapped)
    #expect(atZero.count == 0, "Nothing changes at zero, and nothing has to be done.")
  }
}
