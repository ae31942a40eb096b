import Forecasts
import TestSupport
import Testing

@testable import WeatherClient

@Suite("Mocks of the weather client")
struct MocksTests {
  let newYork = Coordinate(latitude: 40.71, longitude: -74.01)
  let atSea = Coordinate(latitude: 30, longitude: -40)

  @Test("empty: no place, and no day")
  func empty() async throws {
    #expect(try await WeatherClient.empty.searchLocations(.copenhagen) == [])
    #expect(try await WeatherClient.empty.forecast(newYork).days == [])
  }

  @Test("happy path: Copenhagen, wherever one is, and a week there")
  func happyPath() async throws {
    let places = try await WeatherClient.happyPath.searchLocations(atSea)
    #expect(places.map(\.fullName) == ["Copenhagen, Capital Region, Denmark"])
    #expect(places.map(\.coordinate) == [.copenhagen])
    let forecast = try await WeatherClient.happyPath.forecast(newYork)
    #expect(forecast.place == newYork)
    #expect(try forecast.days == BundledForecast.forecast().days)
  }

  @Test("below zero: every temperature is, what falls is snow, and places are the happy path's")
  func belowZero() async throws {
    let forecast = try await WeatherClient.belowZero.forecast(newYork)
    #expect(forecast.place == newYork)
    #expect(forecast.current.temperature == -10)
    #expect(forecast.days.count == 7)
    #expect(forecast.days.allSatisfy { ($0.low ?? 0) < ($0.high ?? 0) && ($0.high ?? 0) < 0 })
    let words = forecast.days.compactMap { $0.weather?.words }
    #expect(words.contains("snow") && !words.contains("rain"))
    #expect(try await WeatherClient.belowZero.searchLocations(atSea).count == 1)
  }

  @Test("failed: an error from both endpoints")
  func failed() async {
    await #expect(throws: OutOfOrder()) { try await WeatherClient.failed.forecast(newYork) }
    await #expect(throws: OutOfOrder()) { try await WeatherClient.failed.searchLocations(newYork) }
  }

  @Test("bundled: the places that are really near, and a week of its own at each of them")
  func bundled() async throws {
    let names = try await WeatherClient.bundled.searchLocations(.copenhagen).map(\.name)
    #expect(names == ["Copenhagen", "Malmö"])
    #expect(try await WeatherClient.bundled.searchLocations(atSea) == [])
    #expect(
      try await WeatherClient.bundled.forecast(.copenhagen)
        == WeatherClient.happyPath.forecast(.copenhagen))
    let hot = try await WeatherClient.bundled.forecast(newYork)
    #expect(hot.place == newYork && hot.current.temperature == 18.5)
    let malmo = try await WeatherClient.bundled.forecast(Coordinate(latitude: 55.6, longitude: 13))
    #expect(malmo.current.temperature == 15.5)
  }

  @Test("slowed: the same answers, after a wait")
  func slowed() async throws {
    let clock = ImmediateClock()
    let client = WeatherClient.happyPath.slowed(by: .seconds(2), clock: clock)
    #expect(try await client.forecast(newYork) == WeatherClient.happyPath.forecast(newYork))
    #expect(clock.sleeps == [.seconds(2)])
    #expect(
      try await client.searchLocations(atSea) == WeatherClient.happyPath.searchLocations(atSea))
    #expect(clock.sleeps == [.seconds(2), .seconds(2)])
  }
}
