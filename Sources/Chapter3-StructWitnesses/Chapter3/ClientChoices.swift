import Foundation
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
  case satisfied, unsatisfied, flaky, live
}

enum LocationChoice: String, ArgumentChoice {
  case authorized, always, denied, restricted, undetermined
}

/// The command line's settings, and the clients that they select.
struct Settings {
  var client = ClientChoice.bundled
  var path = PathChoice.satisfied
  /// If it's nil, the user's own GPS script begins by asking for permission.
  var location: LocationChoice?
  var script: String?
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
    case .flaky: .flaky(every: .seconds(3), clock: ContinuousClock())
    case .live: .live
    }
  }

  /// A simulated GPS. No option replaces it with a real one.
  ///
  /// - Throws: `GPSScriptError`.
  func locationManager() throws(GPSScriptError) -> LocationManager {
    let status: LocationClient.AuthorizationStatus =
      switch location ?? (script == nil ? .authorized : .undetermined) {
      case .authorized: .whileInUse
      case .always: .always
      case .denied: .denied
      case .restricted: .restricted
      case .undetermined: .notDetermined
      }
    let script =
      if let script { try GPSScript(file: URL(filePath: script)) } else { try GPSScript.bundled() }
    return LocationManager(script: script, authorizationStatus: status)
  }
}
