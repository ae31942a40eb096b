import Foundation

// snippet.greeting
/// The start screen's first line, for one guest.
@MainActor package struct Greeting {
  private let name: String

  /// A greeting for this guest. What else it depends on is in `Current`.
  package init(for name: String) { self.name = name }

  /// Such as "Good morning, Ada. It is 10:05."
  package var text: String {
    let now = Current.now()
    let time = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Current.locale, timeZone: Current.timeZone)
    return "Good \(partOfDay(at: now)), \(name). It is \(now.formatted(time))."
  }

  private func partOfDay(at now: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Current.timeZone
    return switch calendar.component(.hour, from: now) {
    case 6..<12: "morning"
    case 12..<18: "afternoon"
    default: "evening"
    }
  }
}
// snippet.end
