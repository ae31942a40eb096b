import Forecasts
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there is no weather, and what to do about it if that's clear.
func problem(_ error: any Error) -> String {
  problem(error, at: "http://127.0.0.1:8417")
}

/// Why there is no weather, and what to do about it if that's clear.
///
/// - Parameter station: the address of the weather station.
func problem(_ error: any Error, at station: String) -> String {
  let port = URL(string: station)?.port ?? 8417
  let command = "swift run WeatherStation" + (port == 8417 ? "" : " --port \(port)")
  return switch error {
  case ForecastError.refused(let reason): "\(station) answered with an error: \(reason)"
  case is ForecastError: "\(station) answered with something that isn't a forecast."
  case URLError.timedOut: "\(station) took too long to answer."
  default: "Nothing answers at \(station). Start the weather station with: \(command)"
  }
}
