import Foundation
import GreetingFeature
import TerminalUI

/// The start screen's greeting, whose clock, locale and time zone are in a global.
@MainActor
enum StartScreenDemo {
  struct Settings {
    var locale: KnownLocale?
    var isMocked = false
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter4.program) start-screen",
    "Greets a guest, and then two guests in different time zones.",
    .option(
      "locale", "ID", \.locale,
      "Write times in this locale, such as de_DE (default: the system's)."),
    .flag("mock", \.isMocked, "Use a small world where it's always 10:05 in the morning."))

  static func run(_ words: ArraySlice<String>) {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    GreetingFeature.Current = settings.isMocked ? .mock : .live
    if let locale = settings.locale?.locale { GreetingFeature.Current.locale = locale }
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(screen())
  }

  /// Leaves Tokyo's time zone in `Current`.
  static func screen() -> Screen {
    let greeting = Greeting(for: "Ada").text
    let copenhagen = TimeZone(identifier: "Europe/Copenhagen") ?? .gmt
    let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

    // snippet.two-zones
    let (ada, bo) = (Greeting(for: "Ada"), Greeting(for: "Bo"))
    Current.timeZone = copenhagen
    let inCopenhagen = (ada.text, bo.text)
    Current.timeZone = tokyo
    let inTokyo = (ada.text, bo.text)
    // snippet.end

    return Screen {
      Line(greeting, .bold)
      ""
      "Ada goes to Copenhagen and Bo to Tokyo. One screen greets both."
      "With Current.timeZone = \(copenhagen.identifier):"
      "  \(inCopenhagen.0)"
      "  \(inCopenhagen.1)  \("✗ Bo is in Tokyo", .red)"
      "With Current.timeZone = \(tokyo.identifier):"
      "  \(inTokyo.0)  \("✗ Ada is in Copenhagen", .red)"
      "  \(inTokyo.1)"
    }
  }
}
