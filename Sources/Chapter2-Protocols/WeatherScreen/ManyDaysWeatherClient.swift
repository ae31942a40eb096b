import Forecasts

/// Returns a month instead of a week: the week of the happy path, over and over.
package struct ManyDaysWeatherClient: WeatherClientProtocol {
  package init() {}

  package func forecast(at place: Coordinate) async throws -> Forecast {
    var forecast = try await HappyPathWeatherClient().forecast(at: place)
    let week = forecast.days
    forecast.days =
      week.first.map(\.date).map(days(inMonthOf:))?.enumerated().map { index, date in
        var day = week[index % week.count]
        day.date = date
        return day
      } ?? []
    return forecast
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    try await HappyPathWeatherClient().searchLocations(named: name)
  }

  private func days(inMonthOf first: CalendarDay) -> [CalendarDay] {
    (1...31).compactMap { CalendarDay(year: first.year, month: first.month, day: $0) }
  }
}
