import LocationClient
import LocationClientLive
import PathMonitorClient
import PathMonitorClientLive
import TerminalUI
import WeatherClient
import WeatherClientLive
import WeatherHTTP

enum ClientChoice: String, ArgumentChoice {
  case live, bundled
  case happyPath = "happy-path"
  case belowZero = "below-zero"
}

enum PathChoice: String, ArgumentChoice {
  case satisfied, unsatisfied, live
}

enum LocationChoice: String, ArgumentChoice {
  case authorized, always, denied, restricted, undetermined
}

/// The command line's settings, and the clients that they select.
struct Settings {
  var client = ClientChoice.bundled
  var path = PathChoice.satisfied
  var location = LocationChoice.authorized
  var address: WebAddress?

  var weatherClient: WeatherClient {
    switch client {
    case .live:
      .live(
        service: address.map { WeatherService(at: $0.url) } ?? .openMeteo, timeout: .seconds(5))
    case .bundled: .bundled
    case .happyPath: .happyPath
    case .belowZero: .belowZero
    }
  }

  var pathMonitorClient: PathMonitorClient {
    switch path {
    case .satisfied: .satisfied
    case .unsatisfied: .unsatisfied
    case .live: .live
    }
  }

  /// A simulated receiver. No option replaces it with a real one.
  var locationManager: LocationManager {
    let status: LocationClient.AuthorizationStatus =
      switch location {
      case .authorized: .whileInUse
      case .always: .always
      case .denied: .denied
      case .restricted: .restricted
      case .undetermined: .notDetermined
      }
    return LocationManager(script: LocationManager.trainRide, authorizationStatus: status)
  }
}
