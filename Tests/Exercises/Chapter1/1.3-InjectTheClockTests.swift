import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Chapter1Exercises

// One test at a time: otherwise, what a wrong answer keeps in a static depends on their order.
@Suite(.exercise("1.3"), .serialized)
struct Exercise1_3 {
  @Test(
    "the greeting goes by the clock that the greeter was given",
    arguments: [
      ("03:20", "evening"), ("06:30", "morning"), ("12:00", "afternoon"), ("17:59", "afternoon"),
      ("18:00", "evening"), ("00:00", "evening"),
    ])
  func goesByItsClock(time: String, part: String) {
    let expected = "Good \(part), Ada. It is \(time)."
    let greeting = makeGreeter(now: Clock(time).now).greeting(for: "Ada")
    let isRight = greeting == expected
    #expect(
      isRight,
      """
      The clock that the greeter was given shows \(time), and the greeting is "\(greeting)" It \
      should be "\(expected)" If it shows the time of your computer, \
      greeting(for:) still looks at it, at least once. If it shows another greeter's time, the two \
      share a clock.
      """)
    guard isRight else { return }
    for day in Day.allCases {
      let greeting = makeGreeter(now: Clock(time, on: day).now).greeting(for: "Ada")
      guard greeting != expected else { continue }
      Testing.Issue.record(
        """
        The clock that the greeter was given shows \(time) on \(day.rawValue), and the greeting is \
        "\(greeting)" It should be "\(expected)" as on any other day. Whatever the clock shows is \
        the time: no date means that there is no clock.
        """)
      return
    }
  }

  @Test("the clock is read in `greeting(for:)`, and not before")
  func readsWhenNeeded() {
    let clock = Clock("09:05")
    let greeter = makeGreeter(now: clock.now)
    let readings = clock.readings.count
    let isUnread = readings == 0
    let first = greeter.greeting(for: "Ada")
    clock.show("21:40")
    let second = greeter.greeting(for: "Ada")
    let isRight = first.hasPrefix("Good morning") && second.hasPrefix("Good evening")
    #expect(
      isUnread,
      """
      No greeting has been asked for yet, but the clock has already been read. \
      \(isRight
        ? "Making a greeter shouldn't read it: leave that to `greeting(for:)`."
        : "A greeter that is made in the morning would still say good morning at night.")
      """)
    #expect(
      isRight || !isUnread,
      """
      One greeter is asked at 09:05 and again at 21:40. It says "\(first)" and "\(second)" It \
      should ask the clock each time, not keep what it showed once.
      """)
    demonstrate(day())
  }

  @Test("a greeting reads the clock once, so its words agree with its time")
  func readsOnce() {
    // Noon and six o'clock pass after the first reading.
    let passing = [
      ("11:59", "12:00"), ("17:59", "18:00"), ("23:59", "00:00"), ("05:59", "06:00"),
    ]
    for (start, after) in passing {
      let clock = Clock(start, after)
      let greeter = makeGreeter(now: clock.now)
      let before = clock.readings.count
      let greeting = greeter.greeting(for: "Ada")
      let readings = clock.readings.count - before
      guard readings != 1 else { continue }
      Testing.Issue.record(
        """
        A greeting read its clock \(readings) times instead of once, and at \
        \(after == "12:00" ? "noon" : after) it said "\(greeting)" \
        \(readings == 0
          ? "Without a reading it can't know the time."
          : "Its words and its time can disagree: read the clock once, and use that moment for both.")
        """)
      return
    }
    let clock = Clock("09:05")
    let greeter = makeGreeter(now: clock.now)
    for (number, name) in ["Ada", "Ada", "Bo"].enumerated() {
      let before = clock.readings.count
      _ = greeter.greeting(for: name)
      let readings = clock.readings.count - before
      guard readings != 1 else { continue }
      Testing.Issue.record(
        """
        One greeter is asked three times in a row. Its greeting number \(number + 1) read the clock \
        \(readings) times instead of once. Each greeting, not just the first one, reads the clock \
        once and uses that moment for all it says.
        """)
      return
    }
    clock.show("08:10")
    let earlier = greeter.greeting(for: "Ada")
    let goesBack = earlier == "Good morning, Ada. It is 08:10."
    #expect(
      goesBack,
      """
      One greeter is asked at 09:05. Then its clock is put back to 08:10, and the greeter says \
      "\(earlier)" It should say "Good morning, Ada. It is 08:10." Go by what the clock shows now, \
      whatever it showed before.
      """)
  }

  @Test("each of two greeters keeps its own clock")
  func keepsGreetersApart() {
    let early = makeGreeter(now: Clock("07:00").now)
    let late = makeGreeter(now: Clock("22:00").now)
    let greetings = [early, late, early].map { $0.greeting(for: "Bo") }
    let isRight =
      greetings == [
        "Good morning, Bo. It is 07:00.", "Good evening, Bo. It is 22:00.",
        "Good morning, Bo. It is 07:00.",
      ]
    #expect(
      isRight,
      """
      Two greeters whose clocks stand at 07:00 and at 22:00 are asked in turn, and say \
      \(greetings). Each needs a clock of its own, in a stored property, not in a static.
      """)
  }

  @Test("no greeter can be made without a clock")
  func asksForTheClock() throws {
    let greeter = makeGreeter(now: Clock("09:00").now)
    let works = try canBeMade(like: greeter, .init())
    #expect(
      !works,
      """
      Greeter() still works: a greeter can be made without naming a clock. Look for a property \
      with a value, an optional `var` that begins as nil, a default argument, or a second \
      initializer.
      """)
    let source = try LearnerSource.load("1.3")
    // A closure's type may have another name, and a protocol can stand for a clock, too.
    let aliases = source.aliases(of: /.*-> Date/)
    let protocols = source.lines(mentioning: "protocol").compactMap {
      $0.firstMatch(of: /protocol (\w+)/).map { "any \($0.1))" }
    }
    let gaps = (["-> Date)"] + aliases + protocols).flatMap { ["\($0)?", "\($0)!"] }
      .flatMap(source.lines(mentioning:))
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). A greeter may be without a clock there: \(gaps.quoted). What \
      would it say then?
      """)
    // The closure's type may have another name in the source.
    let holes = Mirror(reflecting: greeter).children
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
      .filter { "\(type(of: $0.value))".contains("->") }.compactMap(\.label)
      .filter { !$0.hasPrefix("$__lazy_storage") }
    #expect(
      works || !gaps.isEmpty || holes.isEmpty,
      """
      A greeter may be without a clock: its property \(holes.quoted) is optional. What would it \
      say then?
      """)
  }

  @Test("none of your code reads the computer's clock")
  func readsNoOtherClock() throws {
    let source = try LearnerSource.load("1.3")
    // Short for `Date.now`, unless your file has a `now` of its own that this could mean.
    let hasOwn = ["case now", "static let now", "static var now", "static func now"]
      .contains(where: source.mentions)
    let short = hasOwn ? [] : ["(.now", ": .now", "= .now", ", .now", "[.now", "? .now"]
    let written = [
      "Date()", "Date(timeIntervalSinceNow", "Date.now", "Date.init", "Date = .init", "Date = .now",
      "{ .now", "in .now", "{ .init()", "in .init()", "return .now", "?? .now",
      "NSDate", "time(nil)", "gettimeofday",
      "clock_gettime", "CFAbsoluteTimeGetCurrent", "Date.timeIntervalSinceReferenceDate",
      ".timeIntervalSinceNow", ".isDateInToday",
    ]
    let readings = (written + short).flatMap(source.lines(mentioning:))
      // An enum may have a case with this name, which is given the clock.
      .filter { !$0.contains(".now(") || $0.contains("Date") && !$0.contains("-> Date") }
    #expect(
      readings.isEmpty,
      """
      This test reads \(source.path). The computer's clock is read there: \(readings.quoted). The \
      caller chooses the clock, and nothing in your part should read this one, by default or for \
      a greeter that is kept ready.
      """)
  }

  /// One greeter on one day.
  private func day() -> String {
    let clock = Clock("06:30")
    let greeter = makeGreeter(now: clock.now)
    return ["06:30", "11:59", "12:00", "18:00", "23:15"].map { time in
      clock.show(time)
      return "at \(time)   \(greeter.greeting(for: "Ada"))"
    }
    .joined(separator: "\n")
  }
}

extension Greeter: Probed {}

/// Days that a careless greeter takes for no time at all.
private enum Day: String, CaseIterable {
  case first = "the first of January 1970"
  case reference = "the first of January 2001"
  case early = "a day in the year 1903"
  case late = "a day in the year 2243"

  /// How many days after the first of January 1970 it is.
  var number: Double {
    switch self {
    case .first: 0
    case .reference: 11_323
    case .early: -24_400
    case .late: 100_000
    }
  }
}

/// A clock that the test sets. It is in Greenwich time.
private final class Clock: Sendable {
  let readings = CallRecorder<Date>()
  private let upcoming: Mutex<[Date]>

  /// - Parameter times: what it shows, such as "09:05", at each reading the next. It stops at the
  ///   last.
  init(_ times: String...) {
    upcoming = Mutex(times.map { Self.date($0) })
  }

  init(_ time: String, on day: Day) {
    upcoming = Mutex([Self.date(time, day: day.number)])
  }

  func show(_ time: String) {
    upcoming.withLock { $0 = [Self.date(time)] }
  }

  @Sendable func now() -> Date {
    let date = upcoming.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    readings.record(date)
    return date
  }

  private static func date(_ time: String, day: Double = 20_000) -> Date {
    let parts = time.split(separator: ":").compactMap { Double($0) }
    return Date(timeIntervalSince1970: day * 86_400 + parts[0] * 3_600 + parts[1] * 60)
  }
}
