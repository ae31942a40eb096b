import Testing

@testable import Forecasts

@Suite("Bundled forecasts")
struct BundledForecastTests {
  @Test(
    "each place has a week of its own, from the same Monday on, and elsewhere it's the nearest's",
    arguments: [
      (55.68, 12.57, 55.68), (55.61, 13, 55.61), (55.62, 12.9, 55.61), (38.9, -77, 40.71),
    ])
  func nearest(latitude: Double, longitude: Double, expected: Double) throws {
    let here = Coordinate(latitude: latitude, longitude: longitude)
    let forecast = try BundledForecast.forecast(near: here)
    #expect(forecast.place.latitude == expected)
    #expect(forecast.days.map(\.date.description) == (1...7).map { "2026-06-0\($0)" })
    #expect(try Forecast(json: BundledForecast.data(near: here)) == forecast)
  }

  @Test("a response with other temperatures is otherwise the same forecast")
  func temperatures() throws {
    var expected = try BundledForecast.forecast()
    expected.current.temperature = -5.5
    for index in expected.days.indices {
      expected.days[index].low? -= 20
      expected.days[index].high? -= 20
    }
    let colder = try BundledForecast.data(BundledForecast.data(), temperature: { $0 - 20 })
    #expect(try Forecast(json: colder) == expected)
  }
}
