import Forecasts
import TerminalUI

/// A temperature as the screen shows it, or a dash if there is none.
struct Degrees {
  let text: String
  let areBelowZero: Bool

  init(_ value: Double?, _ unit: String) {
    text = value.map { "\($0.oneDecimal) \(unit)" } ?? "–"
    areBelowZero = text.hasPrefix("−")
  }

  var line: Line {
    areBelowZero ? Line(text, .blue) : Line(text)
  }

  /// As wide as "−10.5 °C", and aligned to the right.
  var column: Line {
    Line(String(repeating: " ", count: max(0, 8 - text.count))) + line
  }
}
