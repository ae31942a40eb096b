import Forecasts
import TerminalUI

extension Forecast {
  /// The current weather, an empty line, and one line per day. The days of the first week have
  /// weekday names; the names would repeat after that, so later days have dates.
  package var lines: [Line] { [now, ""] + dayLines }

  private var now: Line {
    """
    Now \(Degrees(current.temperature, units.temperature).line), \(current.weather.words), \
    wind \(current.windSpeed.oneDecimal) \(units.windSpeed)
    """
  }

  private var dayLines: [Line] {
    let words = days.map { $0.weather?.words ?? "–" }
    let width = words.map(\.count).max() ?? 0
    return zip(days, words).enumerated().map { index, row in
      let (day, words) = row
      let low = Degrees(day.low, units.temperature)
      let high = Degrees(day.high, units.temperature)
      let frost = low.areBelowZero || high.areBelowZero
      let name = index < 7 ? day.date.weekday.rawValue : day.date.description
      return Line(name).padded(to: 11) + Line(words).padded(to: width + 2)
        + low.column + " to " + high.column + Line(frost ? "  frost" : "")
    }
  }
}
