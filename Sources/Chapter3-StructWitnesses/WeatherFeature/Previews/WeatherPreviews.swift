import LocationClient
import PathMonitorClient
import TerminalUI
import WeatherClient

/// The states that you can see the weather screen in.
///
/// Each preview is a composition root of its own, the size of a sentence. None of them can reach the
/// network, because none of the modules above can.
package enum WeatherPreviews: String, ArgumentChoice {
  case happyPath = "happy-path"
  case belowZero = "below-zero"
  case nowhere
  case forecastFailed = "forecast-failed"
  case searchFailed = "search-failed"
  case offline, denied, restricted

  /// The view model for this preview. It does nothing until it runs.
  @MainActor package func model() -> WeatherViewModel {
    switch self {
    case .happyPath: Self.previewHappyPath()
    case .belowZero: Self.previewBelowZero()
    case .nowhere: Self.previewNowhere()
    case .forecastFailed: Self.previewForecastFailed()
    case .searchFailed: Self.previewSearchFailed()
    case .offline: Self.previewOffline()
    case .denied: Self.previewDenied()
    case .restricted: Self.previewRestricted()
    }
  }
}

@MainActor
extension WeatherPreviews {
  static func previewHappyPath() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: .happyPath,
      pathMonitorClient: .satisfied,
      locationClient: .authorized)
  }

  static func previewSearchFailed() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: {
        var client = WeatherClient.happyPath
        client.searchLocations = WeatherClient.failed.searchLocations
        return client
      }(),
      pathMonitorClient: .satisfied,
      locationClient: .authorized)
  }

  static func previewBelowZero() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: .belowZero, pathMonitorClient: .satisfied, locationClient: .always)
  }

  static func previewNowhere() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: .empty, pathMonitorClient: .satisfied, locationClient: .authorized)
  }

  /// Here, the place is known, and its name is in the title.
  static func previewForecastFailed() -> WeatherViewModel {
    var client = WeatherClient.happyPath
    client.forecast = WeatherClient.failed.forecast
    return WeatherViewModel(
      weatherClient: client, pathMonitorClient: .satisfied, locationClient: .authorized)
  }

  static func previewOffline() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: .happyPath, pathMonitorClient: .unsatisfied, locationClient: .authorized)
  }

  static func previewDenied() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: .happyPath, pathMonitorClient: .satisfied, locationClient: .denied)
  }

  static func previewRestricted() -> WeatherViewModel {
    WeatherViewModel(
      weatherClient: .happyPath, pathMonitorClient: .satisfied, locationClient: .restricted)
  }
}
