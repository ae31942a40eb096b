import Forecasts
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

@Suite(.exercise("3.2"), .serialized)
struct Exercise3_2 {
  private let observatory = Observatory()
  private let broken = Observatory(fails: { _ in true })

  @Test("the overridden endpoint answers in the new way, whatever the given client does")
  func overrides() async {
    for given in [observatory.client, broken.client] {
      let found = await WeatherEndpoint.searchLocations.ask(nowhere(given))
      #expect(found == "no place", "In an empty world, each search finds nothing.")
      let outage = await WeatherEndpoint.forecast.ask(outOfOrder(given, error: StormDamage()))
      #expect(outage == "StormDamage()", "Throw the error that was given.")
    }
  }

  @Test("the other endpoint is still the given client's")
  func keepsTheOther() async {
    let outage = outOfOrder(observatory.client, error: StormDamage())
    let answers = [
      await WeatherEndpoint.forecast.ask(nowhere(observatory.client)),
      await WeatherEndpoint.searchLocations.ask(outage),
      await WeatherEndpoint.searchLocations.ask(warmer(observatory.client, by: 20)),
    ]
    #expect(
      answers == ["1.0 °C", "Place 2", "Place 3"],
      "Copy the given client, and replace one property of the copy.")
  }

  @Test("the warmer client asks the given one each time and changes only the current temperature")
  func changesTheTemperatureAlone() async throws {
    let client = warmer(observatory.client, by: 20)
    let (first, second) = (try await client.forecast(.malmö), try await client.forecast(.malmö))
    let temperatures = [first, second].map(\.current.temperature)
    #expect(temperatures == [21, 22], "The given client said 1 °C, and then 2 °C.")
    #expect(first.place == .malmö, "Ask the given client about the place that the caller asks for.")
    let cold = try await WeatherClient.happyPath.forecast(.copenhagen)
    var station = WeatherClient.happyPath
    station.forecast = { _ in cold }
    let warm = try await warmer(station, by: 20).forecast(.malmö)
    #expect(warm.days.map(\.high) == cold.days.map(\.high), "The days to come stay as they were.")
    #expect(warm.place == cold.place, "The station is in Copenhagen, wherever the caller is.")
    #expect(warm.units == cold.units, "Change a copy of the forecast, and nothing else in it.")
  }

  @Test("an error from the given client is passed on")
  func passesErrorsOn() async {
    let outage = outOfOrder(broken.client, error: StormDamage())
    let answers = [
      await WeatherEndpoint.forecast.ask(warmer(broken.client, by: 20)),
      await WeatherEndpoint.forecast.ask(nowhere(broken.client)),
      await WeatherEndpoint.searchLocations.ask(outage),
    ]
    #expect(
      answers == ["NoSignal(call: 1)", "NoSignal(call: 2)", "NoSignal(call: 3)"],
      "The given client failed at each call. Ask it once, and let the error through.")
  }

  @Test("overrides can be combined, in any order")
  func combines() async {
    let mild = warmer(warmer(observatory.client, by: 20), by: -3.5)
    let degrees = await WeatherEndpoint.forecast.ask(mild)
    #expect(degrees == "17.5 °C", "It was 1 °C, then 20 degrees more, and then 3.5 less.")
    let nowhereWarm = nowhere(warmer(observatory.client, by: 20))
    let warmNowhere = warmer(nowhere(observatory.client), by: 20)
    let brokenWarm = warmer(outOfOrder(observatory.client, error: StormDamage()), by: 20)
    let forecasts = [
      await WeatherEndpoint.forecast.ask(nowhereWarm),
      await WeatherEndpoint.forecast.ask(warmNowhere),
      await WeatherEndpoint.forecast.ask(brokenWarm),
    ]
    let found = await WeatherEndpoint.searchLocations.ask(warmNowhere)
    #expect(
      forecasts == ["22.0 °C", "23.0 °C", "StormDamage()"],
      "Start from the client that you're given, even if it has been derived from another one.")
    #expect(found == "no place", "The client that was made warmer finds no place.")
  }
}

private struct StormDamage: Error {}
