import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.1"), .serialized)
struct Exercise4_1 {
  @Test("a book is lent from the environment's time on", arguments: LibraryDay.farApart)
  func lendsFromItsTime(day: LibraryDay) {
    let due = at(day.moment) { _ in
      deskAfter { $0.lend("Emma") }.loans.map(\.due)
    }
    #expect(
      due == [day.later(by: 14)],
      """
      The environment says that it is \(day.moment), and lend("Emma") is called. The book is due on \
      \(day.later(by: 14)), and the desk notes \(due). If that is two weeks from today, there is a \
      clock left in lend(_:from:): a default argument is code as well.
      """)
  }

  @Test("a start that is given counts", arguments: LibraryDay.farApart)
  func lendsFromAGivenTime(day: LibraryDay) {
    let due = at(day.moment) { _ in
      deskAfter { $0.lend("Emma", from: day.later(by: -3)) }.loans.map(\.due)
    }
    #expect(
      due == [day.later(by: 11)],
      """
      On \(day.moment) a book is lent from 3 days ago on. It is due on \(day.later(by: 11)), and the desk \
      notes \(due). Only a caller who names no moment gets the environment's.
      """)
  }

  @Test("late is who is late by the environment", arguments: LibraryDay.farApart)
  func knowsWhoIsLate(day: LibraryDay) {
    let desk = deskWithThreeBooks(from: day)
    var titles: [[String]] = []
    var overviews: [String] = []
    for days in [13.5, 14.5, 16, 10] {
      at(day.later(by: days)) { _ in
        titles.append(desk.lateTitles())
        overviews.append(desk.overview())
      }
    }
    #expect(
      titles == [[], ["Emma"], ["Emma", "Persuasion"], []],
      """
      On \(day.moment) three books are lent, the second a day after the first, the third ten. The \
      environment then says 13 and a half days later, 14 and a half, 16, and at last 10. One desk \
      answers to lateTitles() \(titles). Late are none, then Emma, then Emma and Persuasion, and \
      none again. It should go by library.now(), asked at each call: neither by a copy that it has \
      kept, nor by the computer's clock, which can also be spelled .now or LibraryEnvironment.live.
      """)
    #expect(
      overviews == ["0 late, 3 not", "1 late, 2 not", "2 late, 1 not", "0 late, 3 not"],
      """
      At the same four moments, 13 and a half, 14 and a half, 16 and 10 days later, the desk \
      answers to overview() \(overviews). It should go by library.now(), asked at each call.
      """)
  }

  @Test("a late day costs by the environment", arguments: LibraryDay.farApart)
  func knowsTheFine(day: LibraryDay) {
    let desk = deskWithThreeBooks(from: day)
    var fines: [Int] = []
    var days: [Int] = []
    for later in [14.5, 15.5, 44.5, 3] {
      at(day.later(by: later)) { _ in
        fines.append(desk.fine(for: "Emma"))
        days += desk.loans.prefix(1).map { daysLate($0) }
      }
    }
    #expect(
      fines == [0, 20, 600, 0] && days == [0, 1, 30, 0],
      """
      A book was lent on \(day.moment) for 14 days. The environment says 14 and a half days later, then \
      15 and a half, 44 and a half, and 3. It is late by 0, 1, 30 and 0 full days, at 20 cents \
      each. daysLate(_:) says \(days), and the fine is \(fines). It should go by \
      library.now(). A property of Date whose name ends in SinceNow looks at the computer's clock \
      (say since when instead), and so does LibraryEnvironment.live.
      """)
    let copies = deskAfter { desk in
      desk.lend("Emma", from: day.moment)
      desk.lend("Emma", from: day.later(by: 1))
    }
    let fine = at(day.later(by: 16.5)) { _ in copies.fine(for: "Emma") }
    #expect(
      fine == 60,
      """
      Two copies of a book were lent, one on \(day.moment) and one a day later. 16 and a half days \
      after the first they are late by 2 and by 1 full days. The fine for the book is \(fine) cents, \
      and should be 60: a reader pays for each copy.
      """)
  }

  @Test("one overview asks for the time once")
  func asksOnceForAnOverview() {
    let day = LibraryDay.farApart[0]
    let desk = deskWithThreeBooks(from: day)
    // The first book becomes late between the first reading and the second, and so on.
    let moments = [13.5, 14.5, 15.5, 30].map(day.later(by:))
    let (overview, readings) = at(moments) { clock in
      (desk.overview(), clock.readings.count)
    }
    #expect(
      readings == 1,
      """
      One call of overview() asked the environment \(readings) times for the time, instead of \
      once, while a book became late. Of three books it says: \(overview). Ask once, keep \
      the answer in a local constant, and use it for both numbers.
      """)
  }

  @Test("in its very moment a book is not late yet, and it is in one of the two numbers")
  func knowsTheVeryMoment() {
    let day = LibraryDay.farApart[0]
    let desk = deskAfter { desk in
      for (days, title) in zip(
        [-3.0, 0, 0, 1, 2], ["Emma", "Lady Susan", "Evelyn", "Sanditon", "Persuasion"])
      {
        desk.lend(title, from: day.later(by: days))
      }
    }
    let (overview, titles) = at(day.later(by: 14)) { _ in (desk.overview(), desk.lateTitles()) }
    #expect(
      overview == "1 late, 4 not" && titles == ["Emma"],
      """
      Five books are lent: one should have been back 3 days ago, two at this very moment, two later. \
      So it is "1 late, 4 not", the late one is Emma, and overview() says "\(overview)", lateTitles() \
      \(titles). A book that is due now is not late yet. Whatever is not late is in the other number.
      """)
    let empty = at(day.moment) { _ in deskAfter { _ in }.overview() }
    #expect(
      empty == "0 late, 0 not",
      "A desk that has lent nothing says \"0 late, 0 not\". This one says \"\(empty)\".")
  }

  @Test("the environment is asked at each call, and not before")
  func asksWhenNeeded() {
    let day = LibraryDay.farApart[1]
    let early = at(day.moment) { clock in
      let desk = deskAfter { $0.lend("Emma", from: day.moment) }
      return (desk: desk, readings: clock.readings.count)
    }
    #expect(
      early.readings == 0,
      """
      A desk was made, and lent a book from a moment that was given. Nobody has asked what time it \
      is, and the environment was read already. What is read so early is old when it is needed.
      """)
    let late = at(day.later(by: 20)) { _ in early.desk.lateTitles() }
    #expect(
      late == ["Emma"],
      """
      The desk was made in one environment, and 20 days later library was set to another one. The \
      book is late by now. lateTitles() says \(late). A clock that the desk keeps a copy of is not \
      the one in library any more.
      """)
  }

  @Test("no line of yours reads the computer's clock")
  func readsNoOtherClock() throws {
    let source = try LearnerSource.load("4.1")
    let yours = source.without("extension LibraryEnvironment")
    let readings = [
      "Date()", "Date.now", "Date.init", "Date = .now", "Date = .init", "< .now", "> .now",
      "= .now", "( .now", ", .now", ": .now", "?? .now", "return .now", "{ .now",
      "timeIntervalSinceNow", "isDateInToday", "isDateInYesterday", "isDateInTomorrow",
    ]
    .flatMap(yours.lines(mentioning:))
    #expect(
      readings.isEmpty,
      """
      This test reads \(source.path). The computer's clock is read there: \(readings.quoted). In \
      a place where nobody comes by today, it waits for somebody who does.
      """)
    let live = yours.lines(mentioning: "live").filter { $0 != givenGlobal }
    #expect(
      live.isEmpty,
      """
      This test reads \(source.path). What is live is asked there: \(live.quoted). It is the \
      computer's clock under another name, whatever `library` says. Ask library.now().
      """)
  }

  /// The one line outside of the extension that may name what is live.
  private let givenGlobal = "@MainActor var library = LibraryEnvironment.live"

  private func deskWithThreeBooks(from day: LibraryDay) -> LibraryDesk {
    deskAfter { desk in
      desk.lend("Emma", from: day.moment)
      desk.lend("Persuasion", from: day.later(by: 1))
      desk.lend("Sanditon", from: day.later(by: 10))
    }
  }

  /// A new desk that has done its work, be it a struct or a class.
  private func deskAfter(_ work: (inout LibraryDesk) -> Void) -> LibraryDesk {
    var desk = LibraryDesk()
    work(&desk)
    return desk
  }
}

/// A day that is far from the one on which the test runs.
struct LibraryDay: Sendable, CustomTestStringConvertible {
  /// One before and one after today.
  static let farApart = [LibraryDay(year: 1987), LibraryDay(year: 2193)]

  var year: Int

  /// In the middle of the year, or nearly so.
  var moment: Date {
    Date(timeIntervalSince1970: (Double(year - 1970) * 365.2425 + 166) * .libraryDay)
  }

  func later(by days: Double) -> Date {
    moment.addingTimeInterval(days * .libraryDay)
  }

  var testDescription: String { "a day in \(year)" }
}

/// Shows a moment at each reading, the last one again and again.
private final class LibraryClock: Sendable {
  let readings = CallRecorder<Date>()
  private let moments: [Date]

  init(_ moments: [Date]) {
    self.moments = moments
  }

  @Sendable func now() -> Date {
    let moment = moments[min(readings.count, moments.count - 1)]
    readings.record(moment)
    return moment
  }
}

@MainActor
private func at<Answer>(_ moment: Date, _ ask: (LibraryClock) -> Answer) -> Answer {
  at([moment], ask)
}

/// Asks while the environment shows these moments, and puts back what was there before.
@MainActor
private func at<Answer>(_ moments: [Date], _ ask: (LibraryClock) -> Answer) -> Answer {
  let before = library
  defer { library = before }
  let clock = LibraryClock(moments)
  library.now = clock.now
  return ask(clock)
}
