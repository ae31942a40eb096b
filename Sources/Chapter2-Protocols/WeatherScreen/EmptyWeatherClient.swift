import Forecasts

// snippet.empty-client
/// Answers, but finds nothing.
package struct EmptyWeatherClient: WeatherClientProtocol {
  package init() {}

  package func forecast(at place: Coordinate) async throws -> Forecast {
    var forecast = try BundledForecast.forecast()
    forecast.days = []
    return forecast
  }
}
// snippet.end

extension EmptyWeatherClient {
  package func searchLocations(named name: String) async throws -> [Location] {
    []
  }
}
