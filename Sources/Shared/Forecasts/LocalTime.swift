/// A day and a time as a wall clock shows them; like `CalendarDay`, it has no time zone.
package struct LocalTime: Hashable, Sendable, CustomStringConvertible {
  /// The day.
  package let day: CalendarDay
  /// The hour, from 0 to 23.
  package let hour: Int
  /// The minute, from 0 to 59.
  package let minute: Int

  /// Creates a time, or returns nil if there's no such time of day.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - hour: the hour, from 0 to 23.
  ///   - minute: the minute, from 0 to 59.
  package init?(day: CalendarDay, hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// Creates a time from a string, or returns nil if the string isn't a valid time.
  ///
  /// - Parameter text: a time in ISO 8601 format, such as "2026-06-03T09:15".
  package init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = CalendarDay(halves[0]) else { return nil }
    let parts = halves[1].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(day: day, hour: hour, minute: minute)
  }

  /// The time in ISO 8601 format, such as "2026-06-03T09:15".
  package var description: String {
    "\(day)T\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
