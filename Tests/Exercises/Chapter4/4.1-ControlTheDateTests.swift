import FavoritesFeature
import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.1"), .serialized)
struct Exercise4_1 {
  @Test(
    "if no start is given, a round begins at the environment's time",
    arguments: PlayingDay.farApart)
  func beginsByTheEnvironment(day: PlayingDay) {
    let end = at(day, 0) { _ in makeRound().end }
    let isRight = end == day.after(60)
    let advice =
      PlayingDay.farApart.contains { $0 != day && end == $0.after(60) }
      ? "That is when an earlier round ended: its beginning was kept, instead of asking "
        + "Current.now() for each new round."
      : "If that is about now by your computer, init(from:) still has its clock: a default argument "
        + "is code as well."
    #expect(
      isRight,
      """
      In the environment it is \(day.moment), and PrimeRound() begins. It should end a minute \
      later, at \(day.after(60)), but ends at \(end). \(advice)
      """)
  }

  @Test("if a start is given, a round begins then", arguments: PlayingDay.farApart)
  func beginsAtAGivenMoment(day: PlayingDay) {
    let end = at(day, 0) { _ in makeRound(from: day.after(-20.25)).end }
    let isRight = end == day.after(39.75)
    #expect(
      isRight,
      """
      In the environment it is \(day.moment), and a round is made that began 20.25 seconds ago. It \
      should end a minute after its beginning, in 39.75 seconds. It ends in \
      \(end.timeIntervalSince(day.moment)) seconds. A start that is given counts as it is, and only \
      without one does the environment say when the round begins.
      """)
    let unusual = [
      Date.distantPast, Date(timeIntervalSince1970: 0), Date(timeIntervalSinceReferenceDate: 0),
      .distantFuture,
    ]
    let wrong = unusual.first { start in
      at(day, 0) { _ in makeRound(from: start).end } != start.addingTimeInterval(60)
    }
    let countsAny = wrong == nil
    #expect(
      countsAny || !isRight,
      """
      In the environment it is \(day.moment), and a round is made that begins at \
      \(wrong.map { "\($0)" } ?? ""). It should end a minute after that, however long ago or far \
      ahead it is. It doesn't. Take every given moment as it is: none of them means that none is given.
      """)
  }

  @Test("the time left is measured by the environment's clock", arguments: PlayingDay.farApart)
  func knowsTheTimeLeft(day: PlayingDay) {
    let round = at(day, 0) { _ in makeRound(from: day.moment) }
    let left = [0.0, 0.5, 20, 59, 60, 90, 10].map { seconds in
      at(day, seconds) { _ in round.secondsLeft }
    }
    let isRight = left == [60, 59, 40, 1, 0, 0, 50]
    let advice =
      left[1] == 60 && left[2] == 40
      ? "Count the full seconds that are left: of 59.5 s, that's 59."
      : left[5] < 0 && left[2] == 40
        ? "After the end it should be 0."
        : "It should ask Current.now() each time, not a copy that the round has kept, nor the "
          + "computer's clock, which .live asks as well. A property of Date whose name ends in "
          + "SinceNow reads that clock, so use timeIntervalSince(_:)."
    #expect(
      isRight,
      """
      A round began at \(day.moment). secondsLeft is read 0, 0.5, 20, 59, 60 and 90 seconds later \
      and, once the environment's clock was set back, at 10. It should be 60, 59, 40, 1, 0, 0, 50, \
      but is \(shown(left)). \(advice)
      """)
    let early = at(day, 0) { _ in makeRound(from: day.after(30)).secondsLeft }
    let countsAll = early == 90
    #expect(
      countsAll || !isRight,
      """
      In the environment it is \(day.moment), and a round is made that begins 30 seconds later. It \
      ends in 90 seconds, so secondsLeft should be 90, but is \(early). It counts the seconds to \
      the end, even before the round has begun.
      """)
  }

  @Test(
    "a prime found 60 s after the start, or later, doesn't count", arguments: PlayingDay.farApart)
  func countsUntilTheEnd(day: PlayingDay) {
    var game = at(day, 0) { _ in makeRound(from: day.moment) }
    var picture = ["A round that begins at \(clock(day.moment)):"]
    for seconds in [0, 20, 59.5, 60, 61] {
      at(day, seconds) { _ in
        let before = game.finds.count
        game.find()
        let isCounted = game.finds.count > before
        picture.append(
          "  \(clock(day.after(seconds)))  a prime \(isCounted ? "counts" : "comes too late")"
            + "  \(game.secondsLeft) s left")
      }
    }
    let finds = game.finds.map { $0.timeIntervalSince(day.moment) }
    let isRight = finds == [0, 20, 59.5]
    let stranger = game.finds.first { abs($0.timeIntervalSince(day.moment)) > 3_600 }
    let has =
      stranger.map { "It has \($0), which isn't the environment's time" }
      ?? (finds.isEmpty ? "It has none" : "It has those after \(finds) seconds")
    let advice =
      finds == [0, 20, 59.5, 60]
      ? "After 60 seconds the minute is over, so that prime comes too late."
      : finds == [0, 20]
        ? "After 59.5 seconds the round isn't over: compare the moment with `end` itself, since "
          + "secondsLeft counts only full seconds."
        : "Compare Current.now() with the end, and note that same moment. `.now` and "
          + "timeIntervalSinceNow read the computer's clock, just as Date() does."
    #expect(
      isRight,
      """
      A round began at \(day.moment). In the environment, primes are found 0, 20, 59.5, 60 and 61 \
      seconds later. Those after 0, 20 and 59.5 seconds count, and `finds` should have these \
      moments. \(has). \(advice)
      """)
    let early = at(day, 0) { _ in
      var round = makeRound(from: day.after(30))
      round.find()
      return round.finds.count
    }
    let isNoted = early == 1
    #expect(
      isNoted,
      """
      In the environment it is \(day.moment), and a round is made that begins 30 seconds later. \
      A prime found now should count, as the round isn't over. `finds` has \(early) moments. \
      Compare with the end only.
      """)
    let many = at(day, 59) { _ in
      var round = makeRound(from: day.moment)
      for _ in 1...100 { round.find() }
      return round.finds
    }
    let countsEach = many == Array(repeating: day.after(59), count: 100)
    #expect(
      countsEach,
      """
      In a round's last second, the environment's clock shows the same moment each time, and 100 primes \
      are found. `finds` should have that moment 100 times, but has \(many.count == 1 ? "1 moment" : "\(many.count) moments"). Each prime \
      counts until the round is over, however many there are, even two at the same moment.
      """)
    if day == PlayingDay.farApart.first { demonstrate(picture.joined(separator: "\n")) }
  }

  @Test("each call or property asks for the time once, or not at all if the caller passes a time")
  func asksOnce() {
    let day = PlayingDay.farApart[0]
    let inInit = at(day, 0) { clock in
      _ = makeRound()
      return clock.count
    }
    let inGiven = at(day, 0) { clock in
      _ = makeRound(from: day.moment)
      return clock.count
    }
    let asked = [0.0, 99].map { seconds in
      let game = at(day, 0) { _ in makeRound(from: day.moment) }
      return at(day, seconds) { clock in
        _ = game.secondsLeft
        return clock.count
      }
    }
    let isRight = inInit == 1 && asked == [1, 1] && inGiven == 0
    #expect(
      isRight,
      """
      PrimeRound() asked the environment for the time \(times(inInit)), secondsLeft \
      \(times(asked[0])), and after the round's end \(times(asked[1])). Each should ask once. \
      PrimeRound(from:) is given the moment, so it shouldn't ask. It asked \(times(inGiven)).
      """)
    var game = at(day, 0) { _ in makeRound(from: day.moment) }
    // The minute ends between the first reading and the second.
    let inFind = at(day, 59.5, 60.5, 61.5) { clock in
      game.find()
      return clock.count
    }
    let isOnce = inFind == 1
    #expect(
      isOnce,
      """
      One call of find() asked the environment for the time \(times(inFind)), instead of once, while \
      the minute ended. A prime may then count by one reading and be noted at another, after \
      the end. Ask once, keep the answer in a constant, and use it for both.
      """)
    let late = at(day, 60) { clock in
      game.find()
      game.find()
      return clock.count
    }
    let isOnceEach = late == 2
    #expect(
      isOnceEach,
      """
      After the round's end, two calls of find() together asked the environment for the time \
      \(times(late)), instead of twice. Where else do they get the time?
      """)
  }

  @Test("none of your code reads the computer's clock")
  func readsNoOtherClock() throws {
    let source = try LearnerSource.load("4.1")
    let readings = [
      "Date()", "Date.now", "Date.init()", "= .now", "( .now", ", .now", ": .now", "?? .now",
      "< .now", "> .now", "<= .now", ">= .now", "return .now", "{ .now", "if .now",
      "timeIntervalSinceNow", "isDateInToday", "ContinuousClock", "SuspendingClock",
      "DispatchTime", "CFAbsoluteTimeGetCurrent", "NSDate", "systemUptime", "clock_gettime",
      "gettimeofday", "Date.timeIntervalSinceReferenceDate",
    ]
    .flatMap(source.lines(mentioning:))
    let readsNone = readings.isEmpty
    #expect(
      readsNone,
      """
      This test reads \(source.path). The computer's clock is still read there: \
      \(readings.quoted). All times should come from Current.now(), even where no other test looks.
      """)
    let live = source.lines(mentioning: ". live")
    let asksNone = live.isEmpty
    #expect(
      asksNone,
      """
      This test reads \(source.path). The live environment is asked there: \(live.quoted). That is \
      the computer's clock under another name, whatever `Current` says. Ask Current.now().
      """)
  }

  /// A new round, be it a struct or a class.
  private func makeRound(from start: Date? = nil) -> PrimeRound {
    if let start { PrimeRound(from: start) } else { PrimeRound() }
  }
}

/// A moment that is far from the one at which the test runs.
struct PlayingDay: Sendable, Equatable, CustomTestStringConvertible {
  /// One before and one after today.
  static let farApart = [PlayingDay(year: 1987), PlayingDay(year: 2193)]

  var year: Int

  /// In the middle of the year, or nearly so, at two minutes past two.
  var moment: Date {
    let days = ((Double(year) - 1970) * 365.2425 + 166).rounded()
    return Date(timeIntervalSince1970: days * 86_400 + 50_520)
  }

  func after(_ seconds: Double) -> Date {
    moment.addingTimeInterval(seconds)
  }

  var testDescription: String { "a day in \(year)" }
}

/// Plays while the environment's clock shows moments of a day, the last one again and again. Puts
/// back what was there before.
///
/// - Parameter play: is given the readings so far.
@MainActor
private func at<Answer>(
  _ day: PlayingDay, _ seconds: Double..., play: (CallRecorder<Date>) -> Answer
) -> Answer {
  let before = FavoritesFeature.Current
  defer { FavoritesFeature.Current = before }
  let readings = CallRecorder<Date>()
  FavoritesFeature.Current = .mock
  FavoritesFeature.Current.now = {
    let moment = day.after(seconds[min(readings.count, seconds.count - 1)])
    readings.record(moment)
    return moment
  }
  return play(readings)
}

private func clock(_ date: Date) -> String {
  date.formatted(.iso8601.time(includingFractionalSeconds: true))
}

private func shown(_ numbers: [Int]) -> String {
  numbers.map(String.init).joined(separator: ", ")
}

private func times(_ count: Int) -> String {
  ["never", "once", "twice"].dropFirst(count).first ?? "\(count) times"
}
