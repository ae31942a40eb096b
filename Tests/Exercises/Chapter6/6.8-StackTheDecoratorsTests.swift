import MapDomain
import TestSupport
import Testing
import VisitStore

@testable import Chapter6Exercises

@Suite(.exercise("6.8"))
struct Exercise6_8 {
  private let overtaken = "MapMovedOn()"
  private let harbour = "harbour East -, harbour West -"

  @Test("a request waits out the pause, on the given clock")
  func waits() async throws {
    try LearnerSource.load("6.8").requireNothingShared()
    for milliseconds in [200, 350] {
      let map = MarkerMap(pause: .milliseconds(milliseconds))
      let caller = await map.ask(.harbour)
      let (sleeps, asked) = (map.clock.sleeps.count, map.server.asked.calls)
      let isWaiting = sleeps > 0 && asked.isEmpty
      #expect(
        isWaiting,
        """
        The map asked for the harbour, with a pause of \(milliseconds) milliseconds, and the test's \
        clock stands still. The request should wait on that clock, and the server not be asked. It \
        \(sleeps > 0 ? "sleeps on the clock" : "doesn't sleep on the clock"), and the server was asked \
        for \(asked).
        """)
      await map.clock.advance(by: .milliseconds(milliseconds - 1))
      let early = map.server.asked.calls
      await map.clock.advance(by: .milliseconds(1))
      let answer = await caller.heard()
      let isOnTime = early.isEmpty && answer == harbour
      #expect(
        isOnTime,
        """
        The map asked for the harbour, with a pause of \(milliseconds) milliseconds. One millisecond \
        before its end the server shouldn't have been asked; it was asked for \(early). At its end \
        the map should show "\(harbour)"; it shows "\(answer)". Without an answer, something is \
        still waiting: a sleep that is longer than the pause, or a second debounce further in.
        """)
    }
  }

  @Test("of several requests in quick succession, only the last is passed on")
  func answersTheLastOne() async {
    let map = MarkerMap()
    var callers: [MarkerQuestion] = []
    for quarter in [Quarter.harbour, .lake, .lake] {
      callers.append(await map.ask(quarter))
      await map.clock.advance(by: .milliseconds(100))
    }
    // The waits would end after 300, 400 and 500 milliseconds.
    await map.clock.advance(by: .milliseconds(100))
    let (early, late) = (await callers[0].heard(), await callers[1].heard())
    await map.clock.advance(by: .milliseconds(100))
    let answers = [early, late, await callers[2].heard()]
    let asked = map.server.asked.calls
    let rule =
      if answers.contains("CancellationError()") {
        "CancellationError is for a request whose own task is cancelled."
      } else if answers.last == overtaken {
        "The newest should be answered, not the one that is already waiting."
      } else {
        "Each request overtakes the one that waits, for whatever region."
      }
    let lake = "lake East -, lake West -"
    let isRight = answers == [overtaken, overtaken, lake] && asked == ["lake"]
    #expect(
      isRight,
      """
      With a pause of 300 milliseconds the map asked for the harbour, 100 later for the lake, and \
      100 after that for the lake again. Only the third request should be answered, and the other \
      two throw MapMovedOn. They heard \(answers), and the server was asked for \(asked). \(rule)
      """)
  }

  @Test("a request overtakes the ones before it, even if its own answer is a remembered one")
  func waitsBeforeTheCache() async {
    let map = MarkerMap()
    _ = await map.show(.harbour)
    let lake = await map.ask(.lake)
    await map.clock.advance(by: .milliseconds(100))
    let known = await map.ask(.harbour)
    await map.clock.advance(by: .milliseconds(300))
    let answers = [await lake.heard(), await known.heard()]
    let asked = map.server.asked.calls
    // How often the server is asked for the harbour is for other tests to say.
    let isRight = answers == [overtaken, harbour] && !asked.contains("lake")
    #expect(
      isRight,
      """
      The answer for the harbour is remembered. Then the map asked for the lake, and during that pause \
      for the harbour again. The lake should be overtaken, so that it costs nothing. The two requests \
      heard \(answers), and the server was asked for \(asked). If a remembered answer comes before the \
      debounce has seen the request, nothing is overtaken: which of the two has to be further out?
      """)
  }

  @Test("a request overtakes the ones before it, even if it arrives just as a pause ends")
  func overtakesAtTheLastMoment() async {
    let server = MarkerServer()
    let clock = CrossingClock()
    let stack = makeMarkerStack(
      source: server, store: PatientVisitStore(), account: "Ada", pause: .milliseconds(300),
      clock: clock)
    let first = Crowd(of: 1) { await stack.told(.harbour) }
    await eventually { clock.sleeps.count == 1 }
    let second = Crowd(of: 1) { await stack.told(.lake) }
    await first.isServed()
    clock.others.open()
    await second.isServed()
    let answers = (first.answers.calls + second.answers.calls)
    let asked = server.asked.calls
    let isRight = answers == [overtaken, "lake East -, lake West -"] && asked == ["lake"]
    #expect(
      isRight,
      """
      The map asked for the harbour, and then for the lake, just as the first pause ended. The harbour \
      should be overtaken all the same. The two heard \(answers), and the server was asked for \
      \(asked). After the pause, check again for another request: a sleep that is over \
      can't be cancelled any more.
      """)
  }

  @Test("the ratings shown are those in the store once the pause is over")
  func showsFreshRatings() async throws {
    let map = MarkerMap()
    try await map.store.save(.of("Ada", to: "harbour East", rating: 1))
    try await map.store.save(.of("Bo", to: "harbour West", rating: 5))
    var answers = [await map.show(.harbour)]
    try await map.store.save(.of("Ada", to: "harbour West", rating: 3))
    answers.append(await map.show(.harbour))
    let caller = await map.ask(.harbour)
    try await map.store.save(.of("Ada", to: "harbour East", rating: 4))
    await map.clock.advance(by: .milliseconds(300))
    answers.append(await caller.heard())
    let asked = map.server.asked.calls
    let wanted = [
      "harbour East 1, harbour West -", "harbour East 1, harbour West 3",
      "harbour East 4, harbour West 3",
    ]
    let isFresh = answers == wanted
    let advice =
      if answers == [wanted[0], wanted[1], wanted[1]] {
        """
        The ratings were read before the pause: what is outside of the decorator that waits is done \
        before the request waits, so add the ratings inside of it.
        """
      } else if answers == [harbour, harbour, harbour] {
        "No rating is shown at all: `RatedMarkers` belongs in the stack, too."
      } else {
        """
        What is inside of the decorator that remembers is remembered, and what is outside is done \
        each time.
        """
      }
    #expect(
      isFresh,
      """
      The map asked for the harbour three times. Ada has given the eastern shop a 1. Then she \
      gives the western one a 3, and while the third request waits, the eastern one a 4. The map \
      should show \(wanted). It shows \(answers). \(advice)
      """)
    let isOnce = asked == ["harbour"]
    #expect(
      isOnce,
      """
      The map asked for the harbour three times, and shops were rated in between. The server should be \
      asked once, since the shops are the same. It was asked for \(asked).
      """)
    guard isFresh, isOnce else { return }
    demonstrate(
      """
      Ada rates two shops while the map asks three times ("-" is no rating):
      \(answers.map { "  harbour?  →  \($0)" }.joined(separator: "\n"))
      The server was asked \(times(asked.count)).
      """)
  }

  @Test("a region is asked for again after an error, but not after an answer")
  func asksOnceForEachRegion() async {
    let map = MarkerMap(server: MarkerServer(failures: 1))
    var answers: [String] = []
    for quarter in [Quarter.harbour, .harbour, .lake, .harbour, .lake] {
      answers.append(await map.show(quarter))
    }
    let asked = map.server.asked.calls
    let lake = "lake East -, lake West -"
    let isRight =
      answers == ["ServerClosed()", harbour, lake, harbour, lake]
      && asked == ["harbour", "harbour", "lake"]
    #expect(
      isRight,
      """
      The map asked for harbour, harbour, lake, harbour, lake, and waited for the answer each time. \
      The server fails at the first request. It should be asked for harbour, harbour, lake; it was \
      asked for \(asked). The map should hear the error, and then get the shops. It heard \(answers).
      """)
  }

  @Test("a request that was passed on isn't overtaken")
  func overtakesOnlyWhoWaits() async {
    let gate = Gate()
    let clock = SleepRecordingClock()
    let map = MarkerMap(server: MarkerServer(gate: gate), clock: clock)
    let first = await map.ask(.harbour)
    await clock.advance(by: .milliseconds(300))
    await eventually { map.server.asked.count == 1 }
    let second = await map.ask(.lake)
    let other = await MarkerMap(clock: clock).ask(.town)
    gate.open()
    await clock.advance(by: .milliseconds(300))
    let answers = [await first.heard(), await second.heard(), await other.heard()]
    let isLeftAlone = answers.first == harbour
    #expect(
      isLeftAlone,
      """
      The map asked for the harbour, waited, and the server was asked. Before it answered, the map \
      asked for the lake. The server has been paid for the harbour, so its answer should come all the \
      same. The map heard \(answers[0]). Before you pass on a request, check whether it was \
      overtaken, and leave it alone afterwards.
      """)
    let isApart =
      answers.dropFirst() == ["lake East -, lake West -", "town East -, town West -"]
    #expect(
      isApart,
      """
      One map asked for the lake, and a map with a stack of its own for the town. Neither should \
      overtake the other. They heard \(Array(answers.dropFirst())). What a debounce remembers belongs in \
      a property of its own, and only a new request changes it, not one that has its answer.
      """)
    if isLeftAlone, isApart { await failuresOvertakeNobody() }
  }

  /// When a request that was passed on fails, while another one waits.
  private func failuresOvertakeNobody() async {
    let gate = Gate()
    let map = MarkerMap(server: MarkerServer(failures: 1, gate: gate))
    let first = await map.ask(.harbour)
    await map.clock.advance(by: .milliseconds(300))
    await eventually { map.server.asked.count == 1 }
    let second = await map.ask(.lake)
    gate.open()
    let error = await first.heard()
    await map.clock.advance(by: .milliseconds(300))
    let answers = [error, await second.heard()]
    #expect(
      answers == ["ServerClosed()", "lake East -, lake West -"],
      """
      The map asked for the harbour, and the server was asked. Before it answered, the map asked for the \
      lake. Then the server failed for the harbour, and the pause of the lake went by. The map should hear \
      the error, and get the lake. It heard \(answers). Only a new request overtakes: one that ends, in \
      whatever way, changes nothing for another that waits.
      """)
  }

  @Test("a request that is cancelled while it waits isn't passed on")
  func endsWithItsCaller() async {
    let map = MarkerMap()
    let caller = await map.ask(.harbour)
    await caller.giveUp()
    await map.clock.advance(by: .milliseconds(300))
    let (answer, asked) = (await caller.heard(), map.server.asked.calls)
    let isOver = answer == "CancellationError()" && asked.isEmpty
    let advice =
      if asked.isEmpty {
        "Let the sleep's error through."
      } else {
        """
        Let the sleep's error through. A `Task` of your own that sleeps isn't \
        cancelled with the request, so cancel it in `withTaskCancellationHandler`.
        """
      }
    #expect(
      isOver,
      """
      The map asked for the harbour and was closed while the request waited. The request should \
      throw CancellationError, and the server not be asked. It heard \(answer), and the server was asked \
      for \(asked). \(advice)
      """)
    guard isOver else { return }
    let next = await map.show(.harbour)
    let askedThen = map.server.asked.calls
    #expect(
      next == harbour && askedThen == ["harbour"],
      """
      The map asked for the harbour, gave that up during the pause, and later asked for the harbour again. \
      It should get "\(harbour)", and the server be asked once. It heard "\(next)", and the server was \
      asked for \(askedThen). A request that was cancelled leaves nothing behind: the next one waits for a \
      pause of its own.
      """)
  }

  @Test("an overtaken request stays overtaken even if the newer one is cancelled")
  func staysOvertaken() async {
    let map = MarkerMap()
    let (first, second) = (await map.ask(.harbour), await map.ask(.lake))
    await second.giveUp()
    await map.clock.advance(by: .milliseconds(300))
    let answers = [await first.heard(), await second.heard()]
    let asked = map.server.asked.calls
    let isRight = answers == [overtaken, "CancellationError()"] && asked.isEmpty
    #expect(
      isRight,
      """
      The map asked for the harbour, and at once for the lake, and gave the lake up. The harbour \
      was overtaken when the lake came, and stays overtaken. The two heard \(answers), and the server \
      was asked for \(asked). Give each request a number of its own, and never take one back: neither \
      how many wait nor the time tells which one is the newest.
      """)
    guard isRight else { return }
    let other = MarkerMap()
    let (older, newer) = (await other.ask(.harbour), await other.ask(.lake))
    await older.giveUp()
    await other.clock.advance(by: .milliseconds(300))
    let answer = await newer.heard()
    #expect(
      answer == "lake East -, lake West -" && other.server.asked.calls == ["lake"],
      """
      The map asked for the harbour, and at once for the lake. Then, the other way round, the request for \
      the harbour was cancelled. The lake is still the newest, and should be answered. It heard \
      \(answer), and the server was asked for \(other.server.asked.calls). Only a new request overtakes: \
      one that ends, in whatever way, changes nothing for another that waits.
      """)
  }
}
