import Testing

@testable import Forecasts

@Suite("Bundled forecasts")
struct BundledForecastTests {
  static let names = [
    "Copenhagen", "Aarhus", "Malmö", "New York", "Reykjavík",
  ]

  @Test("each of the workshop's places has a week of its own, from the same Monday on")
  func everyPlace() throws {
    let places = try Self.names.flatMap { try BundledLocations.locations(named: $0) }
    #expect(places.count == 6)
    var weeks: Set<String> = []
    for place in places {
      let forecast = try BundledForecast.forecast(near: place.coordinate)
      #expect(forecast.place == place.coordinate, "\(place.fullName)")
      #expect(forecast.days.map(\.date.description) == (1...7).map { "2026-06-0\($0)" })
      weeks.insert("\(forecast.current.temperature) \(forecast.days.map(\.high))")
    }
    #expect(weeks.count == 6)
  }

  @Test("the weather is such as a place can have: lows below highs, words for every code")
  func plausible() throws {
    for place in try Self.names.flatMap({ try BundledLocations.locations(named: $0) }) {
      let forecast = try BundledForecast.forecast(near: place.coordinate)
      for day in forecast.days {
        let (low, high) = try (#require(day.low), #require(day.high))
        #expect(low < high && low > 0 && high < 35, "\(place.fullName) \(day.date)")
        #expect(day.weather?.words.hasPrefix("weather code") == false)
      }
      let range = try #require(forecast.days.first)
      let now = forecast.current.temperature
      #expect(try #require(range.low) <= now && now <= #require(range.high))
      #expect(forecast.current.windSpeed > 0)
    }
  }

  @Test(
    "elsewhere it's the nearest place's week",
    arguments: [
      (55.62, 12.9, 55.61), (52.52, 13.4, 55.61), (50, 10, 55.68), (38.9, -77, 40.71),
      (64, -20, 64.14),
    ])
  func nearest(latitude: Double, longitude: Double, expected: Double) throws {
    let here = Coordinate(latitude: latitude, longitude: longitude)
    #expect(try BundledForecast.forecast(near: here).place.latitude == expected)
    #expect(try Forecast(json: BundledForecast.data(near: here)).place.latitude == expected)
  }

  @Test("Copenhagen's week is the one without a coordinate")
  func copenhagen() throws {
    #expect(try BundledForecast.forecast(near: .copenhagen) == BundledForecast.forecast())
    #expect(try BundledForecast.data(near: .copenhagen) == BundledForecast.data())
  }
}
