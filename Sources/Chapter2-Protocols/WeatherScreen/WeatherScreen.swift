import ForecastScreen
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
        forecast.lines
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
}
