import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.1"), .serialized)
struct Exercise4_1 {
  /// What the mock does in four processes; nil if one of them was ended by it.
  private static var found: [LuckyReport]??

  private let reports: [LuckyReport]
  private var report: LuckyReport { reports[0] }

  init() async throws {
    // In this one, a trap would end the tests, and the other exercises' results with them.
    if Self.found == nil {
      let reports = await LuckyReport.ofFourProcesses()
      Self.found = .some(reports.contains(nil) ? nil : reports.compactMap(\.self))
    }
    let found = Self.found ?? nil
    try #require(
      found != nil,
      """
      LuckyDrawEnvironment.mock was used in a process of its own: each endpoint for the positions 1, \
      2, 25 and 100. That ended the process, as a fatalError does, or a try! or an exclamation mark \
      that finds nothing. These tests go no further. A mock answers, so that a test can be about \
      something else; one that refuses has another name, and is exercise 3.3.
      """)
    reports = found ?? []
  }

  @Test("the mock is not derived from `live`")
  func isWrittenOut() {
    let all = Set(report.touched.values.joined()).subtracting(report.madeOf).sorted()
    let isItsOwn = report.madeOf.isEmpty
    #expect(
      isItsOwn,
      """
      LuckyDrawEnvironment.mock was made, and not used yet. What it touched then: \
      \(listed(report.madeOf)). \
      \(all.isEmpty ? "" : "What else it touches when it is used: \(listed(all)). ")\
      In a copy of the live environment, everything that you forget to replace is live. Even if you \
      replace all five endpoints, a sixth one would be live without a warning. How could you write \
      the mock so that the compiler asks for each endpoint?
      """)
  }

  @Test("no endpoint touches anything outside")
  func touchesNothing() throws {
    for endpoint in LuckyEndpoint.allCases {
      let touched = report.touched[endpoint.rawValue] ?? []
      let isInside = touched.isEmpty
      #expect(
        isInside,
        """
        LuckyDrawEnvironment.mock.\(endpoint) was called. What it touched outside of the program: \
        \(listed(touched)). Either the mock has this endpoint from the live environment, or its \
        closure calls the live environment.
        """)
    }
    // Calls of Foundation can't be recorded.
    let source = try LearnerSource.load("4.1")
    let detours = [
      "FileManager", "FileHandle", "OutputStream", "fopen", "write(to", "write(toFile",
      "Data(contentsOf", "String(contentsOf", "contentsOfFile", "URLSession", "UserDefaults",
      "Process()",
    ]
    .flatMap(source.lines(mentioning:))
    let staysInside = detours.isEmpty
    #expect(
      staysInside,
      """
      This test reads \(source.path). The mock touches a file, a setting or a server there: \
      \(detours.quoted). Keep nothing, or print what you were given.
      """)
  }

  @Test(
    "each endpoint gives the same answer to the same question", arguments: LuckyEndpoint.allCases)
  func answersTheSame(endpoint: LuckyEndpoint) {
    let changes = report.answersByQuestion(of: endpoint).lazy.compactMap { answers in
      answers.first { $0 != answers.first }.map { [answers[0], $0] }
    }
    let change = changes.first ?? []
    let isSteady = change.isEmpty
    #expect(
      isSteady,
      """
      LuckyDrawEnvironment.mock.\(endpoint) was called several times. Its first answer, and a later \
      one: \(endpoint.listed(change)). Tests can expect a result only if they know what the mock will \
      say: the same each time.
      """)
  }

  @Test("each endpoint gives the same answers in every run and on every machine")
  func answersTheSameEverywhere() throws {
    // Chance may give the same answer three times, and the clock shows the same day.
    let source = try LearnerSource.load("4.1")
    // With a generator of the learner's own, chance decides nothing.
    let draws = [". random", "randomElement", "shuffled"].flatMap(source.lines(mentioning:))
      .filter { !$0.contains("using:") }
    let readings = [
      "SystemRandomNumberGenerator", "UUID()", "timeIntervalSinceNow", "Date()",
      "Date.now", "Date.init()", "= .now", "( .now", ", .now", ": .now", "?? .now", "return .now",
      "{ .now", "ProcessInfo", "getenv", "Locale.current", "Locale.autoupdatingCurrent",
      "time(nil)", "gettimeofday", "clock_gettime", "CFAbsoluteTimeGetCurrent", "NSDate",
      "Date.timeIntervalSinceReferenceDate", "ContinuousClock", "SuspendingClock", "DispatchTime",
    ].flatMap(source.lines(mentioning:))
    let detours = draws + readings
    let isFixed = detours.isEmpty
    try #require(
      isFixed,
      """
      This test reads \(source.path). Something outside of the program decides the answer there: \
      \(detours.quoted). The answer may differ in the next run. A mock says what you have written \
      down.
      """)
    for endpoint in LuckyEndpoint.allCases {
      let answers = reports.compactMap { $0.answers[endpoint.rawValue]?["1"]?.first }
      let isTheSame = Set(answers).count == 1
      let areRunsAlike = Set(answers.dropFirst(2)).count == 1
      let observed =
        areRunsAlike
        ? "In processes of their own, each with another time zone and language, "
          + "LuckyDrawEnvironment.mock.\(endpoint) answered "
          + "\(endpoint.listed(Array(answers.prefix(3)))). So a test may pass now, and fail in the next "
          + "run or on another machine."
        : "In two runs with the same settings, LuckyDrawEnvironment.mock.\(endpoint) answered "
          + "\(endpoint.listed(Array(answers.dropFirst(2)))). So a test may pass now and fail in the "
          + "next run."
      let advice =
        endpoint == .now && areRunsAlike
        ? "A date made of year, month and day needs a time zone and a calendar of its own. A number of "
          + "seconds is simpler: Date(timeIntervalSince1970: 1_000_000_000)."
        : areRunsAlike
          ? "A mock says what you have written down: neither a setting of the machine decides nor "
            + "chance, such as the order of a set."
          : "A hash value differs from run to run, and so does the order of a set. A mock says what "
            + "you have written down."
      #expect(
        isTheSame,
        """
        \(observed) \(advice)
        """)
    }
    // Only the reader's settings decide about the calendar, and a test can't change these.
    let calendars = [
      "Calendar.current", "Calendar.autoupdatingCurrent", "calendar: .current",
      "calendar: .autoupdatingCurrent",
    ].flatMap(source.lines(mentioning:))
    let hasItsCalendar = calendars.isEmpty
    #expect(
      hasItsCalendar,
      """
      This test reads \(source.path). The machine's calendar counts the years there: \
      \(calendars.quoted). By the Thai calendar the year 2025 was long ago. Name the calendar, \
      Calendar(identifier: .gregorian), or write a number of seconds: \
      Date(timeIntervalSince1970: 1_000_000_000).
      """)
  }

  @Test("`drawPosition` and `nthPrime` return numbers above zero, and `save` and `track` succeed")
  func isPlausible() {
    for endpoint in [LuckyEndpoint.drawPosition, .nthPrime] {
      let answers = Set((report.answers[endpoint.rawValue] ?? [:]).values.joined()).sorted()
      let isPlausible = answers.allSatisfy { (Int($0) ?? 0) > 0 }
      #expect(
        isPlausible,
        """
        \(endpoint) should answer with a number above zero\
        \(endpoint == .nthPrime ? ", whatever the position" : ""). It answered \(listed(answers)). \
        In a mock, one number for every question is enough. Positions count from 1, and the smallest \
        prime is 2.
        """)
    }
    for endpoint in [LuckyEndpoint.save, .track] {
      let answers = Set((report.answers[endpoint.rawValue] ?? [:]).values.joined()).sorted()
      let succeeds = answers == ["done"]
      #expect(
        succeeds,
        """
        The mock's \(endpoint) should succeed, whatever it is given. It ended with \
        \(listed(answers)). Failures belong in the test that needs one, not in the mock.
        """)
    }
  }

  @Test("a draw works in the mock's world")
  func draws() {
    let works = Set(report.draws).count == 1 && !report.draws[0].hasPrefix("the error")
    #expect(
      works,
      """
      LuckyDraw.Current was set to the mock, and three primes were drawn. They should be the same. \
      The results: \(listed(report.draws)).
      """)
    let staysInside = report.touchedInDraws.isEmpty
    #expect(
      staysInside,
      """
      LuckyDraw.Current was set to the mock, and three primes were drawn. What was touched outside \
      of the program: \(listed(report.touchedInDraws)).
      """)
    demonstrate(
      """
      The same draw in three time zones:
      \(zip(["Auckland    ", "Los Angeles ", "Greenwich   "], reports).map {
        "  \($0) \($1.draws[0])" }.joined(separator: "\n"))
      Touched outside of the program: \(listed(report.touchedInDraws))
      """)
  }
}
