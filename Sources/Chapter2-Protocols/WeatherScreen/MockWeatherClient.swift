import Forecasts

// snippet.mock-client
/// Answers with the closures that it's given, one for each endpoint.
package struct MockWeatherClient: WeatherClientProtocol {
  let forecast: @Sendable (Coordinate) async throws -> Forecast
  let searchLocations: @Sendable (String) async throws -> [Location]

  package init(
    forecast: @escaping @Sendable (Coordinate) async throws -> Forecast,
    searchLocations: @escaping @Sendable (String) async throws -> [Location]
  ) {
    self.forecast = forecast
    self.searchLocations = searchLocations
  }

  package func forecast(at place: Coordinate) async throws -> Forecast {
    try await forecast(place)
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    try await searchLocations(name)
  }
}
// snippet.end
