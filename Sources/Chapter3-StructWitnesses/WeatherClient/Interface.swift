import Forecasts

// snippet.weather-client
/// Where the weather comes from. A value is a witness, as in Williams and Celis, "Protocol Witnesses",
/// Point-Free, 2018.
package struct WeatherClient: Sendable {
  /// The weather at a place: now, and on the days to come.
  package var forecast: @Sendable (Coordinate) async throws -> Forecast
  /// The places near a coordinate, nearest first; empty if there are none.
  package var searchLocations: @Sendable (Coordinate) async throws -> [Location]

  /// A client that answers with these closures.
  package init(
    forecast: @escaping @Sendable (Coordinate) async throws -> Forecast,
    searchLocations: @escaping @Sendable (Coordinate) async throws -> [Location]
  ) {
    self.forecast = forecast
    self.searchLocations = searchLocations
  }
}
// snippet.end
