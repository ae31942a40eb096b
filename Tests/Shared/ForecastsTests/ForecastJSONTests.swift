import Foundation
import Testing

@testable import Forecasts

@Suite("Forecast from JSON")
struct ForecastJSONTests {
  /// The bundled answer with one piece of it replaced.
  func answer(_ old: String = "", _ new: String = "") throws -> Data {
    let text = String(decoding: try BundledForecast.data(), as: UTF8.self)
    guard !old.isEmpty else { return Data(text.utf8) }
    try #require(text.contains(old))
    return Data(text.replacingOccurrences(of: old, with: new).utf8)
  }

  func error(_ data: Data) throws -> ForecastError {
    try #require(throws: ForecastError.self) { try Forecast(json: data) }
  }

  @Test("the bundled answer is a week in Copenhagen with one rainy day")
  func bundled() throws {
    let forecast = try BundledForecast.forecast()
    #expect(forecast.place == .copenhagen)
    #expect(forecast.timeZone == "Europe/Copenhagen")
    #expect(forecast.units == Forecast.Units(temperature: "°C", windSpeed: "km/h"))
    #expect(
      forecast.current
        == Forecast.Current(
          time: try #require(LocalTime("2026-06-01T09:15")), temperature: 14.5,
          weather: WeatherCode(rawValue: 2), windSpeed: 12))
    #expect(forecast.days.map(\.date.description) == (1...7).map { "2026-06-0\($0)" })
    #expect(forecast.days.map(\.date.weekday) == CalendarDay.Weekday.allCases)
    #expect(
      forecast.days.map(\.weather?.words) == [
        "partly cloudy", "mostly clear", "overcast", "rain", "partly cloudy", "clear sky",
        "mostly clear",
      ])
    #expect((forecast.days[3].low, forecast.days[3].high) == (9.5, 14))
    #expect(WeatherCode(rawValue: 42).words == "weather code 42")
  }

  @Test("a value that is null leaves its day in the list")
  func nullValues() throws {
    let data = try answer(
      "[2, 1, 3, 63, 2, 0, 1]", "[null, 1, 3, 63, 2, 0, null]")
    let days = try Forecast(json: data).days
    #expect(days.count == 7)
    #expect(days.map { $0.weather == nil } == [true, false, false, false, false, false, true])
    #expect(days[0].high == 18.5)
  }

  @Test("whole numbers are numbers too, and unknown fields are none of our business")
  func lenient() throws {
    #expect(try Forecast(json: answer("14.5", "14")).current.temperature == 14)
    #expect(try Forecast(json: answer("\"elevation\"", "\"height\"")) == BundledForecast.forecast())
  }

  @Test(
    "says how an answer begins that is not JSON",
    arguments: [
      ("", ""), ("<html><body>502 Bad Gateway</body></html>", "<html><body>502 Bad Gateway</b"),
      ("{\"latitude\": 55.", "{\"latitude\": 55."),
    ])
  func notJSON(text: String, beginning: String) throws {
    let error = try error(Data(text.utf8))
    #expect(error == .notJSON(beginning: beginning))
    #expect(
      error.description
        == "The weather service's answer is not JSON. It begins with \"\(beginning)\".")
  }

  @Test("passes on the service's own reason")
  func refused() throws {
    let data = Data(#"{"error":true,"reason":"Latitude must be in range of -90 to 90°."}"#.utf8)
    let error = try error(data)
    #expect(error == .refused(reason: "Latitude must be in range of -90 to 90°."))
    #expect(
      error.localizedDescription
        == "The weather service refused the request: Latitude must be in range of -90 to 90°.")
    #expect(
      try self.error(Data(#"{"error":true}"#.utf8)) == .refused(reason: "it gives no reason."))
  }

  @Test(
    "names the field that is missing",
    arguments: [
      ("\"latitude\"", "\"x\"", "latitude"),
      ("\"current\"", "\"x\"", "current"),
      ("\"temperature_2m\": 14.5", "\"x\": 14.5", "current.temperature_2m"),
      ("14.5", "null", "current.temperature_2m"),
      ("\"2026-06-03\"", "null", "daily.time[2]"),
    ])
  func missing(old: String, new: String, field: String) throws {
    let error = try error(answer(old, new))
    #expect(error == .missing(field: field))
    #expect(
      error.description == "The weather service's answer is incomplete: there is no \(field).")
  }

  @Test(
    "names the field that holds something else",
    arguments: [
      ("14.5", "\"warm\"", "current.temperature_2m", "a number"),
      ("\"2026-06-01T09:15\"", "\"now\"", "current.time", "a time such as 2026-06-03T09:15"),
      ("\"2026-06-03\"", "\"2026-06-31\"", "daily.time[2]", "a day such as 2026-06-03"),
      ("[2, 1, 3, 63, 2, 0, 1]", "2", "daily.weather_code", "a list"),
      ("[2, 1,", "[2, \"rain\",", "daily.weather_code[1]", "a number"),
    ])
  func unexpected(old: String, new: String, field: String, expected: String) throws {
    let error = try error(answer(old, new))
    #expect(error == .unexpected(field: field, expected: expected))
    #expect(
      error.description
        == "The weather service sent something unexpected: \(field) is not \(expected).")
  }

  @Test("an answer for several places is not one forecast")
  func list() throws {
    let data = Data("[".utf8) + (try answer()) + Data("]".utf8)
    #expect(try error(data) == .unexpected(field: "the answer", expected: "an object"))
  }

  @Test("counts the values of each list")
  func unequalLengths() throws {
    let error = try error(answer("[2, 1, 3, 63, 2, 0, 1]", "[2, 1]"))
    #expect(error == .unequalLengths(field: "daily.weather_code", values: 2, days: 7))
    #expect(
      error.description
        == "The weather service sent something unexpected: daily.weather_code has 2 values for 7 days."
    )
  }
}
