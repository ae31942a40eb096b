import Forecasts
import WeatherClient
import WeatherHTTP

// snippet.live
extension WeatherClient {
  /// Asks weather services over the network.
  ///
  /// Cancelling the calling task cancels the request.
  ///
  /// - Parameters:
  ///   - service: the services to ask.
  ///   - timeout: how long to wait for an answer, rounded up to whole seconds.
  package static func live(service: WeatherService, timeout: Duration) -> WeatherClient {
    let connection = WeatherConnection(timeout: timeout)
    return WeatherClient(
      forecast: { place in
        try await connection.ask(
          service.forecasts, .forecast(at: place), decode: Forecast.init(json:))
      },
      searchLocations: { coordinate in
        try await connection.ask(
          service.nearby, .places(near: coordinate), decode: Location.nearby(json:))
      })
  }
}
// snippet.end

extension KeyValuePairs<String, String> {
  /// As https://open-meteo.com/en/docs describes it.
  fileprivate static func forecast(at place: Coordinate) -> Self {
    [
      "latitude": "\(place.latitude)",
      "longitude": "\(place.longitude)",
      "current": "temperature_2m,weather_code,wind_speed_10m",
      "daily": "weather_code,temperature_2m_max,temperature_2m_min",
      "timezone": "auto",
    ]
  }

  /// As https://github.com/komoot/photon/blob/master/docs/api-v1.md describes it.
  fileprivate static func places(near coordinate: Coordinate) -> Self {
    [
      "lat": "\(coordinate.latitude)",
      "lon": "\(coordinate.longitude)",
      // In kilometres. By default, Photon searches within one kilometre, and the centre of a
      // town may be farther away.
      "radius": "50",
      "limit": "5",
      "layer": "city",
      "lang": "en",
    ]
  }
}
