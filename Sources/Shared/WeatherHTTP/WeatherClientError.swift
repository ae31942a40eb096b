import Forecasts
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a weather service gave no answer, or none that can be used.
///
/// Addresses are given without a path, such as "http://127.0.0.1:8417".
package enum WeatherClientError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// Nothing answers at the address.
  case notReachable(address: String)
  /// The service takes longer than the timeout.
  case timedOut(address: String, seconds: Int)
  /// The service answers with a status other than 200, and possibly a reason.
  case status(Int, address: String, reason: String?)
  /// The service's answer isn't what was asked for.
  case notUnderstood(ForecastError)
  /// Anything else, in the system's words.
  case other(address: String, reason: String)

  init(_ error: URLError, address: String, seconds: Int) {
    self =
      switch error.code {
      case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
        .notReachable(address: address)
      case .timedOut: .timedOut(address: address, seconds: seconds)
      default: .other(address: address, reason: error.localizedDescription)
      }
  }

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .notReachable(let address):
      Self.knownService(address).map {
        "\($0) can't be reached. Check that this computer is online."
      }
        ?? "Nothing answers at \(address). Check the address and your connection.\(Self.advice(address))"
    case .timedOut(let address, let seconds):
      Self.knownService(address).map {
        "\($0) hasn't answered within \(seconds) s. Try again later."
      } ?? "Nothing came from \(address) within \(seconds) s. Try again later."
    case .status(let status, let address, let reason):
      (Self.knownService(address).map { "\($0) answered with status \(status). Try again later." }
        ?? "\(address) answered with status \(status). Check the address, or try again later.")
        + (reason.map { " It says: \($0)" } ?? "")
    case .notUnderstood(let error): "\(error) Check the address."
    case .other(let address, let reason):
      Self.knownService(address).map {
        "The request to \($0) failed. Try again later. The system says: \(reason)"
      } ?? "The request to \(address) failed. Check the address. The system says: \(reason)"
    }
  }

  /// The name of a service whose address the user didn't type: to the user, the address means
  /// nothing.
  private static func knownService(_ address: String) -> String? {
    switch URL(string: address)?.host() {
    case "api.open-meteo.com": "Open-Meteo, the weather service,"
    case "geocoding-api.open-meteo.com": "Open-Meteo, which finds places by their names,"
    case "photon.komoot.io": "Photon, the service that knows the name of the place where you are,"
    default: nil
    }
  }

  /// If nothing answers on this computer, the station has probably not been started.
  private static func advice(_ address: String) -> String {
    guard ["127.0.0.1", "localhost", "::1"].contains(URL(string: address)?.host()) else {
      return ""
    }
    return " Start the workshop's own service with: swift run WeatherStation"
  }

  /// The same sentence as `description`.
  package var errorDescription: String? { description }
}

extension URL {
  /// The origin of an address, as `WeatherClientError` gives it, such as "http://127.0.0.1:8417".
  var origin: String {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: true) ?? URLComponents()
    (components.path, components.query, components.fragment) = ("", nil, nil)
    // A message must not contain a password.
    (components.user, components.password) = (nil, nil)
    return components.string ?? absoluteString
  }
}
