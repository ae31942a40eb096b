import Foundation

/// Forecasts for the workshop's places, for working offline.
///
/// The files have the format of Open-Meteo's responses, but their weather never happened: see
/// `Resources/README.md`.
package enum BundledForecast {
  /// The response for Copenhagen, as the service would send it.
  ///
  /// - Throws: `BundledFile.Missing`.
  package static func data() throws(BundledFile.Missing) -> Data {
    try BundledFile.json("forecast")
  }

  /// The forecast for Copenhagen, from Monday, June 1st 2026.
  ///
  /// - Throws: `BundledFile.Missing`, or `ForecastError` if the file was edited.
  package static func forecast() throws -> Forecast {
    try Forecast(json: data())
  }

  /// The response for the place nearest to a coordinate, however far away it is.
  ///
  /// - Throws: the same errors as `forecast()`.
  package static func data(near coordinate: Coordinate) throws -> Data {
    try nearest(to: coordinate).data
  }

  /// The forecast for the place nearest to a coordinate, however far away it is.
  ///
  /// - Throws: the same errors as `forecast()`.
  package static func forecast(near coordinate: Coordinate) throws -> Forecast {
    try nearest(to: coordinate).forecast
  }

  /// A service's response with other temperatures, and without what a `Forecast` doesn't need.
  ///
  /// - Parameters:
  ///   - response: the response.
  ///   - temperature: returns the new temperature in place of a given one.
  /// - Throws: `ForecastError` if the response isn't a forecast.
  package static func data(
    _ response: Data, temperature: (Double) -> Double
  ) throws -> Data {
    var answer = try ServiceAnswer.decode(OpenMeteoAnswer.self, from: response)
    answer.current.temperature = temperature(answer.current.temperature)
    answer.daily.low = answer.daily.low.map { $0.map(temperature) }
    answer.daily.high = answer.daily.high.map { $0.map(temperature) }
    return try JSONEncoder().encode(answer)
  }

  private static func nearest(
    to coordinate: Coordinate
  ) throws -> (data: Data, forecast: Forecast) {
    var nearest = (data: try data(), forecast: try forecast())
    for name in ["malmo", "new-york"] {
      let data = try BundledFile.json("forecast-\(name)")
      let forecast = try Forecast(json: data)
      if coordinate.distance(to: forecast.place) < coordinate.distance(to: nearest.forecast.place) {
        nearest = (data, forecast)
      }
    }
    return nearest
  }
}
