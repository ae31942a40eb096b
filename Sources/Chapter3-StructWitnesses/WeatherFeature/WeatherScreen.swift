import ForecastScreen
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
      if isUnasked {
        Line("Weather doesn't know where you are yet. Type locate to see the weather.")
      }
      weatherLines
    }
  }

  /// Whether there is nothing to show because nobody has asked where the user is. That happens when
  /// the user allows it after having denied it.
  private var isUnasked: Bool {
    connectivity == .online && locating == .idle && coordinate == nil && weather == .none
  }

  private var locatingLines: [Line] {
    switch locating {
    case .idle: []
    case .waitingForPermission: [Line("Waiting for your permission to locate you…", .dim)]
    case .denied:
      [
        notice(
          "No location.",
          "You don't let Weather know where you are. Allow it, then locate again.")
      ]
    case .restricted:
      [notice("No location.", "This device doesn't allow it. Ask the person who manages it.")]
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
    case .results(let forecast): forecast.lines
    case .empty(let message): [Line(message)]
    case .failure(let message): ["\("No weather.", .bold, .red) \(message)"]
    }
  }
}
