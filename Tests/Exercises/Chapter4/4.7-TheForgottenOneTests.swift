import PrimeWorlds
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.7"), .serialized)
struct Exercise4_7 {
  // MARK: Part 1

  @Test("one world: a live one is replaced, and each use is reported")
  func guardsOne() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    let early = guardCounter(of: worlds, reported) {
      let early = reported.calls
      for step in 1...3 { _ = worlds.counter.count(step) }
      return early
    }
    let (names, done) = (reported.calls, worlds.done.calls)
    let isRight = early.isEmpty && names == ["counter", "counter", "counter"] && done.isEmpty
    #expect(
      isRight,
      """
      A counter is live when the guard begins, and the test uses it three times. Before that \
      nothing should be reported, and was: \(listed(early)). In the end counter, counter, counter \
      should be, and was: \(listed(names)). Nothing live should be done, and was: \
      \(listed(done)). World.reporting makes the world that takes its place: `report` is called in \
      its `onUse`.
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
      The counter is mocked, and its test got \(answer) instead of the mock's 100. Nothing should be \
      reported, and was: \(listed(reported.calls)). Only a live world is to be replaced.
      """)
  }

  @Test("one world: it is put back, however the test ends", arguments: GuardedEnding.allCases)
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
        counter should be so again, and is \(after). Remember the world before the test, mocked or \
        not, and put it back on every way out.
        """)
    }
  }

  // MARK: Part 2

  @Test("many worlds: each use is reported, and nothing before it")
  func namesAll() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    let early = withNothingForgotten(in: worlds.makeAllSlots()) {
      reported.record($0)
    } test: {
      let early = reported.calls
      worlds.useAll()
      _ = worlds.secondCounter.count(5)
      return early
    }
    #expect(
      early.isEmpty,
      """
      Three worlds are live. The test has not used them yet, and this was reported already: \
      \(listed(early)). A test need not mock what it does not use, so report in `onUse`, and not \
      when you replace the world.
      """)
    let (names, done) = (reported.calls.sorted(), worlds.done.calls)
    let isRight =
      names == ["counter", "printer", "printer", "second counter", "second counter"]
      && done.isEmpty
    #expect(
      isRight,
      """
      There are worlds that Prime Time doesn't have, two of them of the same type, and a test \
      mocks none. It uses the counter once, the printer twice and the second counter twice. Each use \
      should be reported under its world's own name, and nothing should be done live. Reported is \
      \(listed(names)), and this was done live: \(listed(done)). The guard knows nothing of a world \
      but its slot.
      """)
  }

  @Test("many worlds: mocks stay as they are")
  func keepsMocks() {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    worlds.counter = .mock
    worlds.secondCounter = .mock
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
      test got \(answers.map(String.init).joined(separator: " and ")). Nothing should be \
      reported, and was: \(listed(reported.calls)). Only a live world is to be replaced.
      """)
  }

  @Test(
    "many worlds: the one that was forgotten tells its name", arguments: PrimeTimeWorld.allCases)
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
      \(world) should be reported, and nothing should be done live. Reported is \(listed(names)), \
      and this was done live: \(listed(deeds)).
      """)
    if world == .mail {
      demonstrate(
        """
        mocked      search, disk
        reported    \(listed(names))
        done live   \(listed(deeds))
        postmark    \(postmark)
        """)
    }
  }

  @Test("many worlds: all are put back, however the test ends", arguments: GuardedEnding.allCases)
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
      \(ending.rawValue). Afterwards they should be so again, and are \(after). Remember every \
      world before the test, mocked or not, and put it back on every way out.
      """)
  }

  @Test("a slot is made early, and each guard looks anew when it begins")
  func looksWhenItBegins() {
    let worlds = OtherWorlds()
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
      let names = Set(reported.calls).sorted().joined(separator: " and ")
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
      They do
        \(log.joined(separator: "\n  "))
      A slot is made before anything is mocked, so it must read the world in each guard, and each \
      guard has a report of its own.
      """)
  }

  @Test(
    "a guard within a guard remembers what it has found itself", arguments: [false, true])
  func nests(sharing: Bool) {
    let (worlds, reported) = (OtherWorlds(), CallRecorder<String>())
    worlds.counter = .mock
    let outer = worlds.makeSlots()
    let inner = sharing ? outer : worlds.makeSlots()
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
      worlds.printer.feed()
    }
    let (names, done) = (reported.calls, worlds.done.calls)
    let reportsRight =
      names == ["outer: printer", "inner: counter", "outer: printer"] && done.isEmpty
    #expect(
      reportsRight,
      """
      The counter is mocked, the printer is not, and a guard begins. Its test makes the counter \
      live, and begins a second guard, in which both are used; then the printer once more. The \
      printer reports to the outer guard both times, since what reports is not live, and the \
      counter to the inner one. Reported is \(listed(names)), and this was done live: \
      \(listed(done)).
      """)
    let labels = "\(worlds.counter.label), \(worlds.printer.label)"
    let isPutBack = labels == "mock, live"
    #expect(
      isPutBack,
      """
      Before two guards, one within the other, the counter and the printer were mock, live. \
      Afterwards they are \(labels). Each guard has to remember for itself what it has found: what is \
      remembered in a slot or in a global is what the inner guard has found.
      """)
  }

  @Test("the test runs once, and its answer or its error comes out")
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
    var errors: [String] = []
    do {
      try guardCounter(of: worlds, CallRecorder()) {
        runs += 1
        throw PaperJam(page: 1)
      }
    } catch {
      errors.append("\(error)")
    }
    do {
      try withNothingForgotten(in: worlds.makeSlots()) { _ in
      } test: {
        runs += 1
        throw PaperJam(page: 2)
      }
    } catch {
      errors.append("\(error)")
    }
    let isRight =
      answers == ["an answer", "an answer"] && runs == 4
      && errors == ["PaperJam(page: 1)", "PaperJam(page: 2)"]
    #expect(
      isRight,
      """
      In each part one test answers "an answer", and what came out is \(listed(answers)). Another \
      throws PaperJam(page: 1) in part 1, PaperJam(page: 2) in part 2, and what came out is \
      \(listed(errors)). All four should run once, which is 4 runs, and there were \(runs).
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
