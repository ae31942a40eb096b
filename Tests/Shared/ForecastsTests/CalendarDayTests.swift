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

  @Test(
    "knows its weekday",
    arguments: [
      ("2026-06-01", .monday), ("2024-02-29", .thursday), ("2000-01-01", .saturday),
      ("1999-12-31", .friday), ("2100-03-01", .monday), ("2026-01-04", .sunday),
    ] as [(String, CalendarDay.Weekday)])
  func weekday(text: String, weekday: CalendarDay.Weekday) {
    #expect(CalendarDay(text)?.weekday == weekday)
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
