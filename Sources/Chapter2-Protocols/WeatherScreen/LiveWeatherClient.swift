import Forecasts
import WeatherHTTP

/// Asks a weather service over the network.
///
/// Cancelling the calling task cancels the request.
package struct LiveWeatherClient: WeatherClientProtocol {
  private let service: WeatherService
  private let connection: WeatherConnection

  /// - Parameters:
  ///   - service: the service to ask.
  ///   - timeout: how long to wait for an answer, rounded up to whole seconds.
  package init(service: WeatherService, timeout: Duration) {
    self.service = service
    connection = WeatherConnection(timeout: timeout)
  }

  // snippet.live-forecast
  package func forecast(at place: Coordinate) async throws -> Forecast {
    let query: KeyValuePairs = [
      "latitude": "\(place.latitude)",
      "longitude": "\(place.longitude)",
      "current": "temperature_2m,weather_code,wind_speed_10m",
      "daily": "weather_code,temperature_2m_max,temperature_2m_min",
      "timezone": "auto",
    ]
    return try await connection.ask(service.forecasts, query, decode: Forecast.init(json:))
  }
  // snippet.end

  package func searchLocations(named name: String) async throws -> [Location] {
    let query: KeyValuePairs = ["name": name, "count": "5", "language": "en", "format": "json"]
    return try await connection.ask(service.locations, query, decode: Location.list(json:))
  }
}
