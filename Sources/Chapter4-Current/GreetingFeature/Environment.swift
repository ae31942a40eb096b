import Foundation

// snippet.greeting-environment
/// Everything the start screen's greeting depends on.
package struct StartScreenEnvironment: Sendable {
  /// The date and the time.
  package var now: @Sendable () -> Date
  /// How the user writes times.
  package var locale: Locale
  /// The user's time zone.
  package var timeZone: TimeZone

  /// The world as it is.
  package static let live = Self(now: { Date() }, locale: .current, timeZone: .current)

  /// A small world where it's always 10:05 in the morning.
  package static let mock = Self(
    now: { Date(timeIntervalSince1970: 36_300) }, locale: Locale(identifier: "en_GB"),
    timeZone: .gmt)
}
// snippet.end
