import Forecasts
import TestSupport
import Testing

@testable import WeatherScreen

@Suite("The other conformances")
struct ConformancesTests {
  let newYork = Coordinate(latitude: 40.71, longitude: -74.01)

  @Test("empty: no place, and no day")
  func empty() async throws {
    let client = EmptyWeatherClient()
    #expect(try await client.forecast(at: newYork).days == [])
    #expect(try await client.searchLocations(named: "Copenhagen") == [])
  }

  @Test("happy path: a week, wherever one is, and the workshop's places")
  func happyPath() async throws {
    let client = HappyPathWeatherClient()
    let forecast = try await client.forecast(at: newYork)
    #expect(forecast.place == newYork)
    #expect(try forecast.days == BundledForecast.forecast().days)
    let names = try await client.searchLocations(named: "copen").map(\.country)
    #expect(names == ["Denmark", "United States"])
    #expect(try await client.searchLocations(named: "Atlantis") == [])
  }

  @Test("below zero: every temperature is, and what falls is snow")
  func belowZero() async throws {
    let client = BelowZeroWeatherClient()
    let forecast = try await client.forecast(at: newYork)
    #expect(forecast.place == newYork)
    #expect(forecast.current.temperature == -10)
    #expect(forecast.days.count == 7)
    #expect(forecast.days.allSatisfy { ($0.low ?? 0) < ($0.high ?? 0) && ($0.high ?? 0) < 0 })
    let words = forecast.days.compactMap { $0.weather?.words }
    #expect(words.contains("snow") && !words.contains("rain"))
    #expect(try await client.searchLocations(named: "Malmö").map(\.country) == ["Sweden"])
  }

  @Test("failed: an error of its own from both endpoints")
  func failed() async throws {
    let client = FailedWeatherClient()
    await #expect(throws: FailedWeatherClient.OutOfOrder()) {
      try await client.forecast(at: newYork)
    }
    await #expect(throws: FailedWeatherClient.NoSearch()) {
      try await client.searchLocations(named: "Copenhagen")
    }
  }

  @Test("logging: writes each call down before it is made, and changes no answer")
  func logging() async throws {
    let log = CallRecorder<String>()
    let client = LoggingWeatherClient(HappyPathWeatherClient(), log: log.record)
    let happyPath = HappyPathWeatherClient()
    let locations = try await client.searchLocations(named: "Malmö")
    #expect(try await locations == happyPath.searchLocations(named: "Malmö"))
    #expect(try await client.forecast(at: newYork) == happyPath.forecast(at: newYork))
    let lines = [#"searchLocations(named: "Malmö")"#, "forecast(at: 40.71, -74.01)"]
    #expect(log.calls == lines)

    let failing = LoggingWeatherClient(FailedWeatherClient(), log: log.record)
    await #expect(throws: FailedWeatherClient.OutOfOrder()) {
      try await failing.forecast(at: newYork)
    }
    #expect(log.calls == lines + ["forecast(at: 40.71, -74.01)"])
  }
}
