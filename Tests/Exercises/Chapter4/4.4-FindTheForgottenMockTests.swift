import PrimeWorlds
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.4"), .serialized)
struct Exercise4_4 {
  // MARK: Both parts

  @Test("the test runs once, and its result or its error is passed on")
  func passesOn() {
    let worlds = OtherWorlds()
    var runs = 0
    let answers: [String] = [
      guardCounter(of: worlds, CallRecorder()) {
        runs += 1
        return "an answer"
      },
      withNothingForgotten(in: worlds.makeSlots()) { _ in
      } test: {
        runs += 1
        return "an answer"
      },
    ]
    let errors = [
      thrown {
        try guardCounter(of: worlds, CallRecorder()) { try jam(page: 1, &runs) }
      },
      thrown {
        try withNothingForgotten(in: worlds.makeSlots()) { _ in
        } test: {
          try jam(page: 2, &runs)
        }
      },
    ]
    let isRight =
      answers == ["an answer", "an answer"] && runs == 4
      && errors == ["PaperJam(page: 1)", "PaperJam(page: 2)"]
    #expect(
      isRight,
      """
      In each part, one test returns "an answer", and the guards returned \(listed(answers)). \
      Another one throws PaperJam(page: 1) in part 1 and PaperJam(page: 2) in part 2, and the guards \
      threw \(listed(errors)). All four tests should run once, which is 4 runs. There were \(runs).
      """)
  }

  // MARK: Part 1

  @Test("one world: a live one is replaced, and each use is reported")
  func guardsOne() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    let (early, inTime) = guardCounter(of: worlds, reported) {
      let early = reported.calls
      for step in 1...3 { _ = worlds.counter.count(step) }
      return (early, reported.calls)
    }
    let (names, done) = (reported.calls, worlds.done.calls)
    let uses = ["counter", "counter", "counter"]
    let faults = [
      early.isEmpty ? "" : "Reported before the first use: \(listed(early)); expected: nothing. ",
      names == uses ? "" : "Reported in the end: \(listed(names)); expected: \(listed(uses)). ",
      inTime == names ? "" : "Of these, reported before the test was over: \(listed(inTime)). ",
      done.isEmpty ? "" : "Done live: \(listed(done)); expected: nothing. ",
    ].joined()
    let isRight = faults.isEmpty
    #expect(
      isRight,
      """
      A counter is live when the guard begins, and the test uses it three times. \(faults)\
      World.reporting makes the replacement: call `report` in its `onUse`, each time, even if the \
      world was reported before.
      """)
    guard isRight else { return }
    guardCounter(of: worlds, reported) { for step in 1...97 { _ = worlds.counter.count(step) } }
    let count = reported.count - uses.count
    let isEach = count == 97
    #expect(
      isEach,
      """
      A counter is live when the guard begins, and the test uses it 97 times. That was reported \
      \(count) times. Call `report` at each use, however many there are.
      """)
  }

  @Test("one world: a mock stays as it is")
  func keepsOneMock() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    worlds.counter = .mock
    let answer = guardCounter(of: worlds, reported) { worlds.counter.count(1) }
    let isRight = answer == 100 && reported.calls.isEmpty
    #expect(
      isRight,
      """
      The counter is mocked, and the test should get the mock's 100. It got \(answer). Reported: \
      \(listed(reported.calls)); expected: nothing. Only a live world should be replaced.
      """)
  }

  @Test(
    "one world: live or mock, it is put back, however the test ends",
    arguments: GuardedEnding.allCases)
  func putsOneBack(ending: GuardedEnding) {
    for isMocked in [true, false] {
      let worlds = OtherWorlds()
      if isMocked { worlds.counter = .mock }
      let before = worlds.counter.label
      try? guardCounter(of: worlds, CallRecorder()) { try ending.end(worlds) }
      let after = worlds.counter.label
      let isRight = before == after
      #expect(
        isRight,
        """
        Before the guard the counter is \(before). The test \(ending.rawValue). Afterwards the \
        counter should be \(before), but is \(after). Remember the world before the test, mocked \
        or not, and put it back on every way out.
        """)
    }
  }

  // MARK: Part 2

  @Test("many worlds: each use is reported when it happens, and nothing is reported before")
  func namesAll() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    let (early, inTime) = withNothingForgotten(in: worlds.makeAllSlots()) {
      reported.record($0)
    } test: {
      let early = reported.calls
      worlds.useAll()
      _ = worlds.secondCounter.count(5)
      return (early, reported.count)
    }
    let isLate = early.isEmpty
    #expect(
      isLate,
      """
      Three worlds are live. The test hasn't used them yet, and this was reported already: \
      \(listed(early)). A test needn't mock what it doesn't use, so report in `onUse`, and not when \
      you replace the world.
      """)
    let (names, done) = (reported.calls.sorted(), worlds.done.calls)
    let wanted = ["counter", "printer", "printer", "second counter", "second counter"]
    let isRight = names == wanted && inTime == names.count && done.isEmpty
    let advice =
      if !done.isEmpty {
        "Replace the live world of each slot."
      } else if names == wanted {
        "That came when the test was over: call `report` in `onUse`, at each use."
      } else if names.count == wanted.count, !Set(names).isSubset(of: wanted) {
        """
        Each slot reports the `name` that it was made with, not its type's: two worlds here have the \
        same type.
        """
      } else if names.count == wanted.count {
        "Each slot reports the `name` that it was made with."
      } else {
        "Report every use, even a world's second one, but none twice."
      }
    #expect(
      isRight,
      """
      These three worlds aren't Prime Time's. Two of them have the same type, and the test \
      mocks none. It uses the counter once, the printer twice and the second counter twice. Each use \
      should be reported under its world's own name, and nothing should be done live. Reported: \
      \(listed(names)). Done live: \(listed(done)). \(advice)
      """)
    guard isRight, isLate else { return }
    let more = CallRecorder<String>()
    withNothingForgotten(in: worlds.makeAllSlots()) {
      more.record($0)
    } test: {
      for _ in 1...20 { worlds.useAll() }
    }
    let counts = ["counter", "printer", "second counter"].map { name in
      more.calls.count { $0 == name }
    }
    let isEach = counts == [20, 40, 20]
    #expect(
      isEach,
      """
      A test uses the live counter 20 times, the printer 40 times and the second counter 20 times. \
      The numbers of reports are \(listed(counts.map(String.init))). Call `report` at each use, \
      however many there are.
      """)
  }

  @Test("many worlds: mocks stay as they are")
  func keepsMocks() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    (worlds.counter, worlds.secondCounter) = (.mock, .mock)
    let answers = withNothingForgotten(in: worlds.makeAllSlots()) {
      reported.record($0)
    } test: {
      [worlds.counter.count(1), worlds.secondCounter.count(2)]
    }
    let isRight = answers == [100, 200] && reported.calls.isEmpty
    #expect(
      isRight,
      """
      Both counters are mocked, and the test uses these two. The mocks answer 100 and 200, and the \
      test got \(answers.map(String.init).joined(separator: " and ")). Reported: \
      \(listed(reported.calls)); expected: nothing. Only a live world should be replaced.
      """)
  }

  @Test(
    "many worlds: the forgotten one is reported by name", arguments: PrimeTimeWorld.allCases)
  func namesTheForgotten(world: PrimeTimeWorld) {
    PrimeTimeWorld.reset()
    for other in PrimeTimeWorld.allCases where other != world { other.mock() }
    defer { PrimeTimeWorld.reset() }
    let reported = CallRecorder<String>()
    let postmark = withNothingForgotten(in: PrimeTimeWorld.makeSlots()) {
      reported.record($0)
    } test: {
      celebratePrime(at: 5)
    }
    let (names, deeds) = (reported.calls, liveDeeds)
    let isRight = names == [world.rawValue] && deeds.isEmpty
    #expect(
      isRight,
      """
      A test of Prime Time uses search, disk and mail, once each. It mocked all but \(world), so \
      \(world) should be reported, and nothing should be done live. Reported: \(listed(names)). \
      Done live: \(listed(deeds)).
      """)
    if world == .mail {
      demonstrate(
        """
        A test that forgot to mock the mail:
          mocked      search, disk
          reported    \(listed(names))
          done live   \(listed(deeds))
          it returns  "\(postmark)"
        """)
    }
  }

  @Test(
    "many worlds: live or mock, all are put back, however the test ends",
    arguments: GuardedEnding.allCases)
  func putsAllBack(ending: GuardedEnding) {
    let worlds = OtherWorlds()
    worlds.counter = .mock
    let before = worlds.labels
    try? withNothingForgotten(in: worlds.makeAllSlots()) { _ in
    } test: {
      try ending.end(worlds)
    }
    let after = worlds.labels
    let isRight = before == after
    #expect(
      isRight,
      """
      Before the guard, the counter, the printer and the second counter are \(before). The test \
      \(ending.rawValue). Afterwards they should be \(before) again, but are \(after). Remember \
      every world before the test, mocked or not, and put it back on every way out.
      """)
  }

  @Test("`makeWorldSlot` touches no world: each guard reads the worlds when it begins")
  func looksWhenItBegins() {
    let worlds = OtherWorlds()
    let early = worlds.touchedByMakingASlot()
    let isUntouched = early.isEmpty
    #expect(
      isUntouched,
      """
      A slot was made, and no guard has begun. Its world was \(early.joined(separator: " and ")) \
      already. Slots may be made before anything is mocked, so use the world only in a guard.
      """)
    let slots = worlds.makeSlots()
    var log: [String] = []
    for mock in [worlds.mockCounter, worlds.mockPrinter] {
      mock()
      let reported = CallRecorder<String>()
      withNothingForgotten(in: slots) {
        reported.record($0)
      } test: {
        worlds.useAll()
      }
      let names = listed(Set(reported.calls).sorted())
      log.append("report \(names), leave \(worlds.counter.label), \(worlds.printer.label)")
    }
    let wanted = ["report printer, leave mock, live", "report counter, leave live, mock"]
    let isRight = log == wanted
    #expect(
      isRight,
      """
      Two slots were made while counter and printer were live. Then one test mocks the counter, \
      and another test the printer instead. The two guards should
        \(wanted.joined(separator: "\n  "))
      Instead, they
        \(log.joined(separator: "\n  "))
      A slot is made before anything is mocked, so it must read the world in each guard, and each \
      guard has a report of its own.
      """)
  }

  @Test(
    "an inner guard puts back what it found when it began", arguments: [false, true])
  func nests(sharing: Bool) {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    worlds.counter = .mock
    let outer = worlds.makeSlots()
    let inner = sharing ? outer : worlds.makeSlots()
    var between = ""
    withNothingForgotten(in: outer) {
      reported.record("outer: \($0)")
    } test: {
      worlds.counter = .live(worlds.done)
      withNothingForgotten(in: inner) {
        reported.record("inner: \($0)")
      } test: {
        worlds.printer.feed()
        _ = worlds.counter.count(1)
      }
      between = "\(worlds.counter.label), \(worlds.printer.label)"
      worlds.printer.feed()
    }
    let (names, done) = (reported.calls, worlds.done.calls)
    let reportsRight =
      names == ["outer: printer", "inner: counter", "outer: printer"] && done.isEmpty
    let advice =
      names.contains { $0.hasPrefix("inner") }
      ? "The printer should report to the outer guard both times, as a world that reports isn't "
        + "live, and the counter to the inner one. Reported: \(listed(names)). "
        + "Done live: \(listed(done))."
      : "The inner guard reported nothing\(done.isEmpty ? "" : ", and the counter was used live"). "
        + "A guard within a guard guards, too: it reads all worlds again when it begins."
    #expect(
      reportsRight,
      """
      The counter is mocked, the printer isn't, and a guard begins. Its test makes the counter \
      live, and begins a second guard, in which both are used; then it uses the printer once more. \
      \(advice)
      """)
    let isPutBackAtOnce = between == "live, reporting"
    #expect(
      isPutBackAtOnce || !reportsRight,
      """
      A guard's test makes the counter live, and begins a second guard. When the second guard is \
      over, the counter and the printer should be what it found, live, reporting, while the first \
      guard's test goes on. They are \(between). Each guard puts back what it found as soon as its \
      own test ends.
      """)
    let labels = "\(worlds.counter.label), \(worlds.printer.label)"
    let isPutBack = labels == "mock, live"
    #expect(
      isPutBack,
      """
      Before two guards, one within the other, the counter and the printer were mock, live. \
      Afterwards they are \(labels). Each guard has to remember what it found itself: a slot or a \
      global would remember only what the inner guard found.
      """)
    if !sharing, reportsRight, isPutBackAtOnce, isPutBack { nestsOne() }
  }

  /// Part 1's guard within a guard of the same world.
  private func nestsOne() {
    let (worlds, outer, inner) = (OtherWorlds(), CallRecorder<String>(), CallRecorder<String>())
    worlds.counter = .mock
    let between = guardCounter(of: worlds, outer) {
      worlds.counter = .live(worlds.done)
      guardCounter(of: worlds, inner) { _ = worlds.counter.count(1) }
      return worlds.counter.label
    }
    let labels = "\(between), \(worlds.counter.label)"
    let reports = [outer, inner].map(\.count)
    let isRight = labels == "live, mock" && reports == [0, 1] && worlds.done.count == 0
    #expect(
      isRight,
      """
      The counter is mocked, and part 1's guard begins. Its test makes the counter live, and begins \
      a second guard for it, in which the counter is used once. The inner guard should report that, \
      and the outer one nothing: 0 and 1. The numbers of reports are \(reports[0]) and \(reports[1]). \
      After the inner guard, and after the outer one, the counter should be live, mock, but is \
      \(labels). Each guard looks at the world when it begins, and puts that one back.
      """)
  }

  /// Part 1 with a counter.
  private func guardCounter<Answer>(
    of worlds: OtherWorlds, _ reported: CallRecorder<String>, test: () throws -> Answer
  ) rethrows -> Answer {
    try withWorldGuarded(
      "counter", get: { worlds.counter }, set: { worlds.counter = $0 },
      report: { reported.record($0) }, test: test)
  }
}
