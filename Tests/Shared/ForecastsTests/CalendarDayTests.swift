import Foundation
import Testing

@testable import Forecasts

@Suite("Calendar day and local time")
struct CalendarDayTests {
  @Test(
    "reads and writes ISO 8601",
    arguments: ["2026-06-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func roundTrip(text: String) throws {
    #expect(try #require(CalendarDay(text)).description == text)
  }

  @Test(
    "knows what is no day",
    arguments: [
      "", "2026-06", "2026-6-1", "2026-06-31", "2026-02-29", "1900-02-29", "2026-13-01",
      "2026-00-01", "2026-01-00", "0000-01-01", "2026-06-01T00:00", "2026/06/01", "-026-06-01",
      "+026-06-01", "２０２６-06-01", "2026-06-1a", " 2026-06-01",
    ])
  func noDay(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("has the same weekdays as Foundation's calendar")
  func weekdays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = try #require(
      calendar.date(from: DateComponents(year: 1999, month: 12, day: 25)))
    for offset in 0..<(366 * 5) {
      let date = try #require(calendar.date(byAdding: .day, value: offset, to: start))
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let (year, month) = (try #require(parts.year), try #require(parts.month))
      let dayOfMonth = try #require(parts.day)
      let day = try #require(CalendarDay(year: year, month: month, day: dayOfMonth))
      // Foundation counts from Sunday, which is 1.
      let expected = CalendarDay.Weekday.allCases[(try #require(parts.weekday) + 5) % 7]
      #expect(day.weekday == expected, "\(day)")
    }
  }

  @Test("days have an order")
  func order() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].compactMap {
      CalendarDay($0)
    }
    #expect(days.shuffled().sorted() == days)
  }

  @Test("a local time is a day and a time", arguments: ["2026-06-01T09:05", "2026-06-01T23:59"])
  func localTime(text: String) throws {
    #expect(try #require(LocalTime(text)).description == text)
  }

  @Test(
    "knows what is no time",
    arguments: [
      "", "2026-06-01", "2026-06-01T", "2026-06-01T24:00", "2026-06-01T09:60", "2026-06-01T9:15",
      "2026-06-01T09:15:00", "2026-06-01T09:15Z", "2026-06-31T09:15", "2026-06-01 09:15",
      "2026-06-01T+9:15",
    ])
  func noTime(text: String) {
    #expect(LocalTime(text) == nil)
  }
}
