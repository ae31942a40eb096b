import Foundation

extension Forecast {
  /// Decodes an Open-Meteo `/v1/forecast` response, as https://open-meteo.com/en/docs describes
  /// it.
  ///
  /// - Parameter data: the body of the response to a request with
  ///   `current=temperature_2m,weather_code,wind_speed_10m` and
  ///   `daily=weather_code,temperature_2m_max,temperature_2m_min`.
  /// - Throws: `ForecastError`, including when the response is the service's own error.
  package init(json data: Data) throws(ForecastError) {
    let answer = try ServiceAnswer.decode(OpenMeteoAnswer.self, from: data)
    guard let time = LocalTime(answer.current.time) else {
      throw .unexpected(field: "current.time", expected: "a time such as 2026-06-03T09:15")
    }
    self.init(
      place: Coordinate(latitude: answer.latitude, longitude: answer.longitude),
      timeZone: answer.timezone,
      units: Units(
        temperature: answer.currentUnits.temperature, windSpeed: answer.currentUnits.windSpeed),
      current: Current(
        time: time, temperature: answer.current.temperature,
        weather: WeatherCode(rawValue: answer.current.weatherCode),
        windSpeed: answer.current.windSpeed),
      days: try answer.daily.days())
  }
}
