import Forecasts
import TerminalUI

extension WeatherViewModel.State {
  /// What the state looks like.
  package var screen: Screen {
    Screen {
      Line(place.map { "Weather for \($0.name)" } ?? "Weather", .bold)
      if connectivity == .offline {
        notice("Offline.", "The weather comes back when the network does.")
      }
      locatingLines
      weatherLines
    }
  }

  private var locatingLines: [Line] {
    switch locating {
    case .idle: []
    case .waitingForPermission: [Line("Waiting for your permission to locate you…", .dim)]
    case .denied:
      [
        notice(
          "No location.",
          "You do not allow it. Allow it in the system's settings, then locate again.")
      ]
    case .restricted:
      [notice("No location.", "This device does not allow it. Ask whoever looks after it.")]
    case .underWay: [Line("Looking for you…", .dim)]
    case .failed(let message): [notice("No location.", message)]
    }
  }

  private func notice(_ what: String, _ more: String) -> Line {
    "\(what, .bold, .yellow) \(more)"
  }

  private var weatherLines: [Line] {
    switch weather {
    case .none: []
    case .loading: [Line("Loading…", .dim)]
    case .results(let forecast): [now(in: forecast), ""] + days(of: forecast)
    case .empty(let message): [Line(message)]
    case .failure(let message): ["\("No weather.", .bold, .red) \(message)"]
    }
  }

  private func now(in forecast: Forecast) -> Line {
    let (now, units) = (forecast.current, forecast.units)
    return """
      Now \(Degrees(now.temperature, units.temperature).line), \(now.weather.words), \
      wind \(now.windSpeed.oneDecimal) \(units.windSpeed)
      """
  }

  private func days(of forecast: Forecast) -> [Line] {
    let words = forecast.days.map { $0.weather?.words ?? "–" }
    let width = words.map(\.count).max() ?? 0
    return zip(forecast.days, words).map { day, words in
      let low = Degrees(day.low, forecast.units.temperature)
      let high = Degrees(day.high, forecast.units.temperature)
      let frost = low.areBelowZero || high.areBelowZero
      return Line(day.date.weekday.rawValue).padded(to: 11) + Line(words).padded(to: width + 2)
        + low.column + " to " + high.column + Line(frost ? "  frost" : "")
    }
  }
}

/// A temperature as it is shown, or a dash where there is none.
private struct Degrees {
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
