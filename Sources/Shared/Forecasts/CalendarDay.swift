/// A day as a wall calendar shows it.
///
/// It isn't a moment and has no time zone: a forecast for June 3rd in Copenhagen is for June 3rd,
/// wherever you read it.
package struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, such as 2026.
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1 to 31.
  package let day: Int

  /// Creates a day, or returns nil if the month has no such day.
  ///
  /// - Parameters:
  ///   - year: the year, from 1 to 9999.
  ///   - month: the month, from 1 to 12.
  ///   - day: the day of the month.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a day from a string, or returns nil if the string isn't a valid date.
  ///
  /// - Parameter text: a date in ISO 8601 format, such as "2026-06-03".
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day in ISO 8601 format, such as "2026-06-03".
  package var description: String {
    let padded = [(year, 4), (month, 2), (day, 2)].map { number, width in
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    return padded.joined(separator: "-")
  }

  /// The day of the week.
  package var weekday: Weekday {
    // Tomohiko Sakamoto, "day of the week" in comp.lang.c, 1992.
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    let sinceSunday = (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7
    return Weekday.allCases[(sinceSunday + 6) % 7]
  }

  /// A day of the week; the week begins on Monday.
  package enum Weekday: String, CaseIterable, Sendable {
    case monday = "Monday"
    case tuesday = "Tuesday"
    case wednesday = "Wednesday"
    case thursday = "Thursday"
    case friday = "Friday"
    case saturday = "Saturday"
    case sunday = "Sunday"
  }

  /// Whether the first day comes before the second.
  package static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
