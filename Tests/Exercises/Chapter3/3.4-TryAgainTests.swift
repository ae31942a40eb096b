import Forecasts
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

@Suite(.exercise("3.4"))
struct Exercise3_4 {
  @Test(
    "if the first try succeeds, its answer is passed on at once, and there's no second try",
    arguments: WeatherEndpoint.allCases)
  func passesAnswersOn(endpoint: WeatherEndpoint) async {
    let (observatory, clock) = (Observatory(), TestClock())
    let client = observatory.client.retrying(3, after: .seconds(5), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    let (answers, calls, expected) = (
      caller.answers.calls, observatory.calls.count, endpoint.answer(1)
    )
    caller.giveUp()
    let isRight = answers == [expected] && calls == 1
    #expect(
      isRight,
      """
      \(endpoint) of a client with 3 retries was called, and the given client can answer. The caller \
      should get \(expected) at once, and the given client should be asked once. Before the clock \
      moved, the caller got \(answers.heard), and the given client was asked \(calls.times).
      """)
    guard isRight else { return }
    let laterCaller = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || laterCaller.answers.count == 1 }
    let (laterAnswers, asked) = (laterCaller.answers.calls, observatory.calls.count)
    laterCaller.giveUp()
    let isAnew = laterAnswers == [endpoint.answer(2)] && asked == 2
    #expect(
      isAnew,
      """
      \(endpoint) was called twice for the same place, one call after the other. The given client \
      should be asked once for each, so the second caller should get \(endpoint.answer(2)). It got \
      \(laterAnswers.heard), and the given client was asked \(asked.times). What was true before may \
      have changed, so ask at every call.
      """)
    guard isAnew, endpoint == .searchLocations else { return }
    var lonely = observatory.client
    lonely.searchLocations = { _ in [] }
    let patient = lonely.retrying(3, after: .seconds(5), clock: clock)
    let searcher = Crowd(of: 1) { await endpoint.ask(patient) }
    await eventually { clock.sleeperCount == 1 || searcher.answers.count == 1 }
    let found = searcher.answers.calls
    searcher.giveUp()
    let isAnswer = found == ["no place"]
    #expect(
      isAnswer,
      """
      searchLocations of the given client finds no place. That is an answer, too, and the caller \
      should get it at once. Before the clock moved, the caller got \(found.heard). Only an \
      error is a failure.
      """)
  }

  @Test(
    "after a failure it waits on the given clock, then asks the same question again",
    arguments: WeatherEndpoint.allCases)
  func asksAgain(endpoint: WeatherEndpoint) async {
    let (observatory, clock) = (Observatory { $0 == 1 }, TestClock())
    let client = observatory.client.retrying(3, after: .milliseconds(62_500), clock: clock)
    let place = Coordinate(latitude: 55.6, longitude: 13)
    let caller = Crowd(of: 1) { await endpoint.ask(client, at: place) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    let atOnce = caller.answers.calls
    await clock.advance(by: .milliseconds(62_499))
    let (asleep, early) = (clock.sleeperCount, observatory.calls.count)
    await clock.advance(by: .milliseconds(1))
    let waits = asleep == 1 && early == 1 && clock.sleeperCount == 0
    if !waits { await clock.advance(by: .seconds(3600)) }
    let wait = clock.wakeUps.first?.sinceStart
    let advice =
      wait.map {
        "It waited for \($0). Wait once, for `delay` as it is, with its fractions of a second."
      }
      ?? (atOnce.isEmpty
        ? "It waits on another clock, as Task.sleep(for:) does, or not at all."
        : "Before the clock moved, the caller already had \(atOnce.heard).")
    #expect(
      waits,
      """
      \(endpoint) of a client with 3 retries was called, and failed. It should wait for 62.5 seconds \
      on the clock that was given, and then ask again. After 62.499 seconds, \
      \(asleep == 1 ? "1 call waits" : "\(asleep) calls wait") on that clock, and the given client \
      was asked \(early.times). \(advice)
      """)
    if waits { await caller.isServed() }
    let (answers, calls) = (caller.answers.calls, observatory.calls.calls)
    caller.giveUp()
    guard waits else { return }
    let asked = endpoint.asked(at: place)
    let isTheSame = calls == [asked, asked]
    #expect(
      isTheSame,
      """
      The 62.5 seconds are over. The given client should be asked for the same place again. It was \
      asked for \(calls.joined(separator: ", and for ")).
      """)
    let isAnswered = answers == [endpoint.answer(2)]
    #expect(
      isAnswered || !isTheSame,
      """
      The second try of \(endpoint) is answered with \(endpoint.answer(2)). The caller should get \
      that, but got \(answers.heard).
      """)
    guard isTheSame, isAnswered else { return }
    await waitsForAnyDelay(endpoint)
  }

  /// Waits that are much longer or shorter than usual, and exact to a microsecond. One is no wait at
  /// all, which needn't be asked of the clock.
  private func waitsForAnyDelay(_ endpoint: WeatherEndpoint) async {
    for delay in [Duration.seconds(1_000_000), .microseconds(1_500)] {
      let (observatory, clock) = (Observatory { $0 == 1 }, TestClock())
      let client = observatory.client.retrying(3, after: delay, clock: clock)
      let caller = Crowd(of: 1) { await endpoint.ask(client) }
      await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
      await clock.advance(by: delay - .microseconds(1))
      let isEarly = clock.sleeperCount == 0
      await clock.advance(by: .microseconds(2))
      let isLate = clock.sleeperCount == 1
      caller.giveUp()
      let isExact = !isEarly && !isLate
      #expect(
        isExact,
        """
        \(endpoint) failed, and should wait for \(delay) before it tries again. It \
        \(isEarly ? "waited for less than that" : "still waits after that"). Wait for `delay` as it \
        is, however long or short.
        """)
      guard isExact else { return }
    }
    let (observatory, clock) = (Observatory { $0 == 1 }, TestClock())
    let client = observatory.client.retrying(3, after: .zero, clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    await clock.advance(by: .milliseconds(1))
    await caller.isServed()
    let answers = caller.answers.calls
    caller.giveUp()
    let isTriedAgain = answers == [endpoint.answer(2)]
    #expect(
      isTriedAgain,
      """
      \(endpoint) failed once, with 3 retries and a delay of 0 seconds. It should be tried again \
      without a pause, and the caller should get \(endpoint.answer(2)). The caller got \
      \(answers.heard). The delay says how long to wait, and only `retries` says how often to try again.
      """)
  }

  @Test(
    "it tries again as often as it was told to and waits only before a new try",
    arguments: WeatherEndpoint.allCases, [0, 1, 5, 23])
  func counts(endpoint: WeatherEndpoint, retries: Int) async {
    let (observatory, clock) = (Observatory { _ in true }, TestClock())
    let client = observatory.client.retrying(retries, after: .seconds(7), clock: clock)
    let (waits, wrongWait, story, _) = await call(endpoint, client, observatory, clock, delay: 7)
    let calls = observatory.calls.count
    let waitsAsTold = wrongWait == nil
    #expect(
      waitsAsTold,
      """
      \(endpoint) fails each time. With \(retries == 1 ? "1 retry" : "\(retries) retries") it should \
      wait for 7 seconds before each new try. Wait number \(waits + 1) took \
      \(wrongWait.map { "\($0)" } ?? ""). Every wait should be as long as `delay`.
      """)
    guard waitsAsTold else { return }
    let isRight = waits == retries && calls == retries + 1
    #expect(
      isRight,
      """
      \(endpoint) fails each time. With \(retries == 1 ? "1 retry" : "\(retries) retries") it should \
      be tried again \(retries.times), so the given client is asked \((retries + 1).times). It was \
      asked \(calls.times), with \(waits == 1 ? "1 wait" : "\(waits) waits") of 7 seconds \
      instead of \(retries)\(waits == 32 ? ", and went on when the test stopped it" : "").
      """)
    if isRight, retries == 5, endpoint == .forecast {
      demonstrate("A forecast that always fails, with 5 retries, 7 seconds apart:\n\(story)")
    }
    if isRight, retries == 5 { await triesAgainAfterTheSameError(endpoint) }
  }

  /// A client that fails with the same error each time.
  private func triesAgainAfterTheSameError(_ endpoint: WeatherEndpoint) async {
    let (asked, clock) = (CallRecorder<Void>(), TestClock())
    let given = WeatherClient(
      forecast: { _ in
        asked.record(())
        throw OutOfOrder()
      },
      searchLocations: { _ in
        asked.record(())
        throw OutOfOrder()
      })
    let client = given.retrying(3, after: .seconds(7), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    for wait in 1...3 {
      await eventually {
        asked.count == wait && clock.sleeperCount == 1 || caller.answers.count == 1
      }
      await clock.advance(by: .seconds(7))
    }
    await caller.isServed()
    let calls = asked.count
    caller.giveUp()
    let isTriedAgain = calls == 4
    #expect(
      isTriedAgain,
      """
      \(endpoint) fails each time with OutOfOrder, the same error. With 3 retries, the given client \
      should be asked 4 times, but it was asked \(calls.times). Don't choose between errors: after \
      each of them, a new try may get through.
      """)
  }

  @Test("when all tries fail, the last error is passed on", arguments: WeatherEndpoint.allCases)
  func passesTheErrorOn(endpoint: WeatherEndpoint) async {
    for retries in [2, 0] {
      let (observatory, clock) = (Observatory { _ in true }, TestClock())
      let client = observatory.client.retrying(retries, after: .seconds(5), clock: clock)
      let (_, _, _, answers) = await call(endpoint, client, observatory, clock, delay: 5)
      let isRight = answers == ["NoSignal(call: \(retries + 1))"]
      #expect(
        isRight,
        """
        \(endpoint) fails \(retries == 0 ? "once" : "three times") with \(retries) retries; the last \
        error is NoSignal(call: \(retries + 1)). The caller should get that one, but got \
        \(answers.heard).
        """)
      guard isRight else { return }
    }
    let (unsteady, later) = (Observatory { $0 > 1 }, TestClock())
    let lucky = unsteady.client.retrying(1, after: .seconds(5), clock: later)
    let (_, _, _, first) = await call(endpoint, lucky, unsteady, later, delay: 5)
    let (_, _, _, second) = await call(endpoint, lucky, unsteady, later, delay: 5)
    let isPassedOn = first == [endpoint.answer(1)] && second == ["NoSignal(call: 3)"]
    #expect(
      isPassedOn,
      """
      \(endpoint) was answered with \(endpoint.answer(1)). When it is called again, both tries fail, \
      with 1 retry, and the last error is NoSignal(call: 3). The two callers got \(first.heard) and \
      \(second.heard). Pass on the last error, even if an earlier call had an answer.
      """)
  }

  @Test(
    "a caller cancelled while it waits gets a CancellationError at once, and nothing more is asked",
    arguments: WeatherEndpoint.allCases, [1, 2])
  func endsWithItsCaller(endpoint: WeatherEndpoint, tries: Int) async {
    let (observatory, clock) = (Observatory { _ in true }, TestClock())
    let client = observatory.client.retrying(3, after: .seconds(5), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    // Another test reports a client that doesn't wait there.
    guard clock.sleeperCount == 1 else { return caller.giveUp() }
    if tries == 2 {
      await clock.advance(by: .seconds(5))
      await eventually {
        observatory.calls.count == 2 && clock.sleeperCount == 1 || caller.answers.count == 1
      }
      guard clock.sleeperCount == 1 else { return caller.giveUp() }
    }
    caller.giveUp()
    await caller.isServed()
    let (answers, calls) = (caller.answers.calls, observatory.calls.count)
    let isRight = answers == ["CancellationError()"] && calls == tries
    #expect(
      isRight,
      """
      \(endpoint) has failed \(tries.times), and its caller is cancelled while it waits for the next try. The \
      caller should get CancellationError(). It got \(answers.heard). The given client should be \
      asked \(tries.times); it was asked \(calls.times). \
      \(answers.isEmpty
        ? "Wait in the caller's own task, which is the one that's cancelled."
        : "Let the sleep's error through.")
      """)
    await clock.advance(by: .seconds(5))
    guard isRight else { return }
    let later = Crowd(of: 1) { await endpoint.ask(client) }
    await eventually { clock.sleeperCount == 1 || later.answers.count == 1 }
    let (isWaiting, heard) = (clock.sleeperCount == 1, later.answers.calls)
    later.giveUp()
    #expect(
      isWaiting,
      """
      \(endpoint)'s caller was cancelled while it waited for the next try. After that, another caller \
      asks the same client, and its first try fails. It should wait, and then try again. It doesn't \
      wait, and got \(heard.heard). One caller's cancellation is nothing to the others: keep no note \
      of it.
      """)
    if isWaiting, tries == 2 { await endsInItsLastWait(endpoint) }
  }

  /// A caller that is cancelled while it waits for its last try.
  private func endsInItsLastWait(_ endpoint: WeatherEndpoint) async {
    let (observatory, clock) = (Observatory { _ in true }, TestClock())
    let client = observatory.client.retrying(3, after: .seconds(5), clock: clock)
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    for tries in 1...3 {
      if tries > 1 { await clock.advance(by: .seconds(5)) }
      await eventually {
        observatory.calls.count == tries && clock.sleeperCount == 1 || caller.answers.count == 1
      }
      guard clock.sleeperCount == 1 else { return caller.giveUp() }
    }
    caller.giveUp()
    await caller.isServed()
    let (answers, calls) = (caller.answers.calls, observatory.calls.count)
    let isRight = answers == ["CancellationError()"] && calls == 3
    #expect(
      isRight,
      """
      \(endpoint) has failed 3 times with 3 retries, and its caller is cancelled while it waits for \
      the last try. The caller should get CancellationError(). It got \(answers.heard). The given \
      client should be asked 3 times; it was asked \(calls.times). Let the error of every wait \
      through, even of the last one.
      """)
    await clock.advance(by: .seconds(5))
  }

  @Test("each call counts its own tries and doesn't wait for other calls")
  func keepsCallsApart() async {
    let (observatory, clock) = (Observatory { _ in true }, TestClock())
    let client = observatory.client.retrying(2, after: .seconds(5), clock: clock)
    for round in 1...2 {
      let callers = WeatherEndpoint.allCases.map { endpoint in
        Crowd(of: 2) { await endpoint.ask(client) }
      }
      for wait in 1...2 {
        await eventually {
          clock.sleeperCount == 4 || callers.contains { $0.answers.count > 0 }
        }
        let asleep = clock.sleeperCount
        let failed = callers.map(\.answers.count).reduce(0, +)
        let isBeside = asleep == 4
        let advice =
          failed > 0
          ? "Others got an error already. Count the tries in each call: a number that is kept "
            + "outside of the closures belongs to all calls together."
          : "No call should wait for another one."
        #expect(
          isBeside,
          """
          \(round == 1 ? "Four callers ask at the same time" : "After four callers, four others ask"), \
          two at each endpoint, and all of them fail\(wait == 1 ? "" : ", wait, and fail again"). \
          With 2 retries, all 4 should \(wait == 1 ? "" : "then ")wait on the clock, side by side. \
          \(asleep) of them wait\(asleep == 1 ? "s" : ""). \(advice)
          """)
        await clock.advance(by: .seconds(5))
        guard isBeside else { return callers.forEach { $0.giveUp() } }
      }
      await eventually { callers.allSatisfy { $0.answers.count == 2 } }
      let served = callers.map(\.answers.count).reduce(0, +)
      callers.forEach { $0.giveUp() }
      let isServed = served == 4
      #expect(
        isServed,
        """
        Four callers have waited twice, and their third tries fail as well. With 2 retries, all 4 \
        should get an error now, but only \(served) did.
        """)
      guard isServed else { return }
    }
  }

  @Test("the given client stays as it was", arguments: WeatherEndpoint.allCases)
  func leavesTheOriginal(endpoint: WeatherEndpoint) async {
    let (observatory, clock) = (Observatory { _ in true }, TestClock())
    let original = observatory.client
    let patient = original.retrying(3, after: .seconds(5), clock: clock)
    let early = observatory.calls.count
    let caller = Crowd(of: 1) { await endpoint.ask(original) }
    await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
    let answers = caller.answers.calls
    caller.giveUp()
    let isRight = answers == ["NoSignal(call: 1)"] && early == 0
    #expect(
      isRight,
      """
      A client that retries was made, and then \(endpoint) of the given one was called. It should \
      fail at once, as before. It was asked \(early.times) before that, and its caller got \
      \(answers.heard).
      """)
    withExtendedLifetime(patient) {}
  }

  /// Calls an endpoint, and lets it wait as often as it likes, up to 32 times. Stops after a wait
  /// that isn't exactly as long as it should be, which doesn't count, and says how long it was.
  private func call(
    _ endpoint: WeatherEndpoint, _ client: WeatherClient, _ observatory: Observatory,
    _ clock: TestClock, delay: Int
  ) async -> (waits: Int, wrongWait: Duration?, story: String, answers: [String]) {
    let caller = Crowd(of: 1) { await endpoint.ask(client) }
    var (waits, wrongWait, lines): (Int, Duration?, [String]) = (0, nil, [])
    while waits < 32 {
      await eventually { clock.sleeperCount == 1 || caller.answers.count == 1 }
      let start = clock.now
      lines.append(
        "  after \(start.sinceStart.components.seconds) s: asked \(observatory.calls.count.times)")
      guard clock.sleeperCount == 1 else { break }
      let calls = observatory.calls.count
      await clock.advance(by: .seconds(delay) - .milliseconds(1))
      let isTooShort = clock.wakeUps.count > waits
      await clock.advance(by: .milliseconds(1))
      let isTooLong = clock.wakeUps.count == waits
      if isTooLong { await clock.advance(by: .seconds(3600)) }
      if isTooShort || isTooLong {
        wrongWait = clock.wakeUps.dropFirst(waits).first.map(start.duration(to:))
        break
      }
      await eventually { observatory.calls.count > calls || caller.answers.count == 1 }
      guard observatory.calls.count > calls || caller.answers.count == 1 else { break }
      waits += 1
    }
    let answers = caller.answers.calls
    caller.giveUp()
    lines.append("  the caller gets \(answers.heard)")
    return (waits, wrongWait, lines.joined(separator: "\n"), answers)
  }
}

extension Int {
  /// How often, in words.
  fileprivate var times: String {
    switch self {
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }
}

extension [String] {
  /// The answers as a sentence shows them.
  fileprivate var heard: String { isEmpty ? "nothing" : joined(separator: ", ") }
}
