import Forecasts

// snippet.empty-client
/// Knows no place, and no day to come.
package struct EmptyWeatherClient: WeatherClientProtocol {
  package init() {}

  package func forecast(at place: Coordinate) async throws -> Forecast {
    var forecast = try BundledForecast.forecast()
    forecast.days = []
    return forecast
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    []
  }
}
// snippet.end
