import Forecasts

/// The week of the happy path, 24.5 degrees colder, so that it's now -10 °C.
package struct BelowZeroWeatherClient: WeatherClientProtocol {
  package init() {}

  package func forecast(at place: Coordinate) async throws -> Forecast {
    var forecast = try await HappyPathWeatherClient().forecast(at: place)
    forecast.current.temperature -= 24.5
    forecast.days = forecast.days.map { day in
      Forecast.Day(
        date: day.date, weather: day.weather == .rain ? .snow : day.weather,
        low: day.low.map { $0 - 24.5 }, high: day.high.map { $0 - 24.5 })
    }
    return forecast
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    try await HappyPathWeatherClient().searchLocations(named: name)
  }
}

extension WeatherCode {
  fileprivate static let rain = WeatherCode(rawValue: 63)
  fileprivate static let snow = WeatherCode(rawValue: 73)
}
