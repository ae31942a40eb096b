import TerminalUI

/// What can be typed to derive another weather client from the one in use.
enum WeatherChange: String, CaseIterable {
  case breakForecast = "break forecast"
  case breakSearch = "break search"
  case emptyForecast = "empty forecast"
  case emptySearch = "empty search"
  case slow

  /// What is changed: an endpoint, or all of them.
  var part: Substring? { rawValue.split(separator: " ").last }

  /// How a changed client differs.
  var difference: String {
    switch self {
    case .breakForecast: "its forecast fails"
    case .breakSearch: "its search fails"
    case .emptyForecast: "its forecast has no days"
    case .emptySearch: "its search finds nothing"
    case .slow: "it's slow"
    }
  }

  static let list = [
    ScreenCommand("break ENDPOINT", "let forecast or search fail"),
    ScreenCommand("empty ENDPOINT", "let forecast or search come back empty"),
    ScreenCommand("slow", "let both take a second longer"),
  ]

  /// What to type instead of a line with the right verb that names no endpoint.
  static func advice(for line: String) -> String? {
    let verb = line.prefix { $0 != " " }
    guard ["break", "empty"].contains(verb) else { return nil }
    return "Type \(verb) forecast or \(verb) search."
  }
}
