import Forecasts

// snippet.decorator
/// Writes a line for each call, then lets another client answer it.
package struct LoggingWeatherClient: WeatherClientProtocol {
  let client: any WeatherClientProtocol
  let log: @Sendable (String) -> Void
  // snippet.hide

  /// - Parameters:
  ///   - client: answers the calls.
  ///   - log: takes a line for each of them.
  package init(_ client: any WeatherClientProtocol, log: @escaping @Sendable (String) -> Void) {
    self.client = client
    self.log = log
  }
  // snippet.show

  package func forecast(at place: Coordinate) async throws -> Forecast {
    log("forecast(at: \(place.latitude), \(place.longitude))")
    return try await client.forecast(at: place)
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    log("searchLocations(named: \"\(name)\")")
    return try await client.searchLocations(named: name)
  }
}
// snippet.end
