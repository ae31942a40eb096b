import Forecasts
import Testing
import WeatherClient

@testable import WeatherWidget

@Suite("Weather widget")
struct WeatherWidgetTests {
  @Test("the first place near Copenhagen, and its weather now, in one line")
  func line() async throws {
    #expect(
      try await WeatherWidget.line(from: .bundled) == "Copenhagen 14.5 °C, partly cloudy")
    #expect(
      try await WeatherWidget.line(from: .belowZero) == "Copenhagen −10.0 °C, partly cloudy")
  }

  @Test("no place, or no answer: an error of one line")
  func failure() async throws {
    let noPlace = try await #require(throws: NoPlace.self) {
      try await WeatherWidget.line(from: .empty)
    }
    #expect(!"\(noPlace)".contains("\n"))
    await #expect(throws: OutOfOrder()) { try await WeatherWidget.line(from: .failed) }
  }
}
