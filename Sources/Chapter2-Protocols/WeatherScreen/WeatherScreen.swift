import Forecasts
import TerminalUI

extension WeatherViewModel {
  /// What the state looks like.
  package var screen: Screen {
    switch state {
    case .idle: Screen { title(place.name) }
    case .loading:
      Screen {
        title(place.name)
        Line("Loading…", .dim)
      }
    case .results(let forecast, let name):
      Screen {
        title(name)
        now(in: forecast)
        ""
        days(of: forecast)
      }
    case .empty(let message):
      Screen {
        title(place.name)
        Line(message)
      }
    case .failure(let message):
      Screen {
        title(place.name)
        "\("No weather.", .bold, .red) \(message)"
      }
    }
  }

  private func title(_ name: String) -> Line {
    Line("Weather for \(name)", .bold)
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
