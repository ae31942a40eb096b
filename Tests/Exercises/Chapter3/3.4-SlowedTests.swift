import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.4"))
struct Exercise3_4 {
  @Test("each endpoint waits first, and then asks", arguments: RecipeEndpoint.allCases)
  func waitsFirst(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    await clock.advance(by: .milliseconds(1999))
    let (asleep, early) = (clock.sleeperCount, book.calls.calls)
    #expect(
      asleep == 1,
      """
      \(endpoint) was called on a client that is slowed by 2 seconds, and the test has moved the \
      clock that it gave by 1.999 seconds. One call should wait on that clock, and \(asleep) do. \
      A call that is not found there waits on another clock, as Task.sleep(for:) does, or too \
      short, or not at all.
      """)
    #expect(
      early.isEmpty,
      """
      \(endpoint) was called on a client that is slowed by 2 seconds, and only 1.999 seconds are \
      over. The original should not have been asked yet. It was asked for \(early). First wait, \
      then ask.
      """)
    await clock.advance(by: .milliseconds(1))
    if asleep == 1 { await caller.isServed() }
    let (answers, expected) = (caller.answers.calls, [endpoint.answer(1)])
    #expect(
      answers == expected,
      """
      The 2 seconds are over, and \(endpoint) should answer \(expected). It has answered \
      \(answers). One wait is enough, on the clock that is given: the test moves no other.
      """)
    caller.giveUp()
  }

  @Test("what is asked arrives as it is", arguments: RecipeEndpoint.allCases)
  func passesTheQuestionOn(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
    for (dish, number) in [("soup", 3), ("rye bread", 5)] {
      let caller = Crowd(of: 1) { await endpoint.ask(client, dish, number) }
      guard await caller.isServed(moving: clock) else { break }
    }
    let calls = book.calls.calls
    let expected = [endpoint.asked("soup", 3), endpoint.asked("rye bread", 5)]
    #expect(
      calls == expected,
      """
      The slowed client is to be asked for \(expected), one after the other. The original should \
      be asked for the same, once for each call. It was asked for \(calls).
      """)
  }

  @Test("an error arrives as it is, after the wait", arguments: RecipeEndpoint.allCases)
  func passesErrorsOn(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(isOpen: false), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    await caller.isServed(moving: clock)
    let answers = caller.answers.calls
    #expect(
      answers == ["PagesStuck()"],
      """
      \(endpoint) of the original throws PagesStuck, and the slowed one should throw the same after \
      its wait. Its caller has heard \(answers).
      """)
  }

  @Test("each call waits, also the second", arguments: RecipeEndpoint.allCases)
  func waitsEachTime(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
    var (waits, answers): ([Int], [String]) = ([], [])
    for _ in 1...3 {
      let caller = Crowd(of: 1) { await endpoint.ask(client) }
      await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
      waits.append(clock.sleeperCount)
      let isServed = await caller.isServed(moving: clock)
      answers += caller.answers.calls
      guard isServed, waits.last == 1 else { break }
    }
    let expected = [1, 2, 3].map(endpoint.answer)
    #expect(
      waits == [1, 1, 1] && answers == expected,
      """
      \(endpoint) is called three times, one after the other, until something goes wrong. Each call \
      should wait on the clock, so that it has 1 sleeper, then 1, then 1; it had \(waits). The \
      original counts its answers, and the calls should get \(expected). They got \(answers).
      """)
  }

  @Test("calls do not wait for one another")
  func waitsSideBySide() async {
    let (book, clock) = (RecipeBook(), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
    let callers = RecipeEndpoint.allCases.map { endpoint in
      Crowd(of: 2) { await endpoint.ask(client) }
    }
    await eventually {
      clock.sleeperCount == 6 || callers.contains { $0.answers.count > 0 }
    }
    let asleep = clock.sleeperCount
    #expect(
      asleep == 6,
      """
      Six callers ask at the same time, two at each endpoint. All 6 should wait on the clock, side \
      by side, and \(asleep) do.
      """)
    await clock.advance(by: .seconds(2))
    if asleep == 6 { await eventually { callers.allSatisfy { $0.answers.count == 2 } } }
    let served = callers.map(\.answers.count)
    callers.forEach { $0.giveUp() }
    #expect(
      served == [2, 2, 2],
      """
      Six callers asked at the same time, two at each endpoint, and 2 seconds are over. Each should \
      have an answer. The callers of titles, of steps and of rate that have one are \(served). \
      There should be 2 of each.
      """)
  }

  @Test("who gives up is not kept waiting", arguments: RecipeEndpoint.allCases)
  func endsWithItsCaller(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    let isAsleep = clock.sleeperCount == 1
    caller.giveUp()
    if isAsleep { await caller.isServed() }
    let (answers, calls) = (caller.answers.calls, book.calls.calls)
    #expect(
      answers == ["CancellationError()"] && calls.isEmpty,
      """
      The caller of \(endpoint) was cancelled while it should be waiting: the clock has not moved. \
      It should hear CancellationError() at once, and has heard \(answers). The original should not \
      be asked at all, and was asked for \(calls). Wait before you ask, in the caller's own task, \
      and let the error of the sleep through.
      """)
    await clock.advance(by: .seconds(2))
  }

  @Test("the original stays quick", arguments: RecipeEndpoint.allCases)
  func leavesTheOriginal(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(), TestClock())
    let original = book.client
    let slow = original.slowed(by: .seconds(2), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(original) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    let (answers, expected) = (caller.answers.calls, [endpoint.answer(1)])
    caller.giveUp()
    #expect(
      answers == expected,
      """
      A slowed client was made, and then the original was asked. It should answer \(expected) at \
      once, and has answered \(answers).
      """)
    withExtendedLifetime(slow) {}
  }

  @Test("a slowed client can be slowed again", arguments: RecipeEndpoint.allCases)
  func slowsTwice(endpoint: RecipeEndpoint) async {
    let (book, clock) = (RecipeBook(), TestClock())
    let client = book.client.slowed(by: .seconds(2), clock: clock)
      .slowed(by: .seconds(3), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    var seen: [Int] = []
    for seconds in [3, 2] {
      await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
      guard clock.sleeperCount == 1 else { break }
      seen.append(book.calls.count)
      await clock.advance(by: .seconds(seconds))
    }
    if seen.count == 2 { await caller.isServed() }
    seen.append(book.calls.count)
    let woken = clock.wakeUps.map(\.sinceStart)
    caller.giveUp()
    #expect(
      seen == [0, 0, 1] && woken == [.seconds(3), .seconds(5)],
      """
      A client slowed by 2 seconds was slowed again, by 3 seconds. Both waits should end, after 3 \
      and after 5 seconds; on the clock they ended after \(woken). The original should be asked \
      after both. How often it had been asked before each wait, and at the end: \(seen). That \
      should be [0, 0, 1].
      """)
  }
}

enum RecipeEndpoint: String, CaseIterable, CustomStringConvertible {
  case titles, steps, rate

  var description: String { rawValue }

  /// How the book notes a call.
  func asked(_ dish: String, _ number: Int) -> String {
    self == .steps ? "steps \(dish)" : "\(self) \(dish) \(number)"
  }

  /// What the book answers to its first, second, … call, if it is this one.
  func answer(_ turn: Int) -> String {
    self == .rate ? "done" : "\(self) \(turn)"
  }

  /// What a caller hears: the answer or the error.
  func ask(_ client: RecipeClient, _ dish: String = "soup", _ number: Int = 3) async -> String {
    do {
      switch self {
      case .titles: return try await client.titles(dish, number).joined(separator: ", ")
      case .steps: return try await client.steps(dish).joined(separator: ", ")
      case .rate:
        try await client.rate(dish, number)
        return "done"
      }
    } catch {
      return "\(error)"
    }
  }
}

/// Where the test's own client gets its answers. It notes each call, and counts them.
private struct RecipeBook: Sendable {
  let calls = CallRecorder<String>()
  var isOpen = true

  var client: RecipeClient {
    RecipeClient(
      titles: { word, limit in ["titles \(try note("titles \(word) \(limit)"))"] },
      steps: { title in ["steps \(try note("steps \(title)"))"] },
      rate: { title, stars in _ = try note("rate \(title) \(stars)") })
  }

  private func note(_ call: String) throws -> Int {
    calls.record(call)
    guard isOpen else { throw PagesStuck() }
    return calls.count
  }
}

private struct PagesStuck: Error {}

extension Crowd {
  /// Lets the one wait that there should be pass, and then waits for the answer, unless nobody came
  /// to wait. Says whether there is an answer.
  @discardableResult
  fileprivate func isServed(moving clock: TestClock) async -> Bool {
    let isThere = await eventually { clock.sleeperCount == 1 || answers.count == 1 }
    await clock.advance(by: .seconds(2))
    let isAnswered = isThere ? await isServed() : false
    giveUp()
    return isAnswered
  }
}
