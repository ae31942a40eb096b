import Forecasts

// snippet.weather-client-protocol
/// Where the weather screen gets its weather from.
package protocol WeatherClientProtocol: Sendable {
  /// The weather at a place: now, and on the days to come.
  func forecast(at place: Coordinate) async throws -> Forecast

  /// The places with this name, the best match first; none if there is no such place.
  func searchLocations(named name: String) async throws -> [Location]
}
// snippet.end
