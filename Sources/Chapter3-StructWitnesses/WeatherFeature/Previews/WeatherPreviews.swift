import LocationClient
import PathMonitorClient
import TerminalUI
import WeatherClient

/// The states that you can see the weather screen in.
///
/// None of them can reach the network, because none of the modules above can.
package enum WeatherPreviews: String, ArgumentChoice {
  case happyPath = "happy-path"
  case belowZero = "below-zero"
  case loading
  case noDays = "no-days"
  case nowhere
  case forecastFailed = "forecast-failed"
  case searchFailed = "search-failed"
  case offline, asking, denied, restricted

  /// The view model for this preview: the happy path, but for one thing. It does nothing until it
  /// runs.
  @MainActor package func model() -> WeatherViewModel {
    var weather = WeatherClient.happyPath
    var path = PathMonitorClient.satisfied
    var location = LocationClient.authorized
    switch self {
    case .happyPath: break
    case .belowZero: weather = .belowZero
    case .loading: weather = weather.slowed(by: .seconds(86_400), clock: ContinuousClock())
    case .noDays: weather.forecast = WeatherClient.empty.forecast
    case .nowhere: weather.searchLocations = WeatherClient.empty.searchLocations
    case .forecastFailed: weather.forecast = WeatherClient.failed.forecast
    case .searchFailed: weather.searchLocations = WeatherClient.failed.searchLocations
    case .offline: path = .unsatisfied
    case .asking:
      location = .undetermined
      location.requestAuthorization = {}
    case .denied: location = .denied
    case .restricted: location = .restricted
    }
    return WeatherViewModel(
      weatherClient: weather, pathMonitorClient: path, locationClient: location)
  }

  /// Whether a state is this preview's last, unless the user does something.
  package func isSettled(_ state: WeatherViewModel.State) -> Bool {
    self == .loading ? state.weather == .loading && !state.isLocating : !state.isWorking
  }
}
