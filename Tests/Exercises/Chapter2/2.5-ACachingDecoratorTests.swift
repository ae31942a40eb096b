import Forecasts
import TestSupport
import Testing
import WeatherScreen

@testable import Chapter2Exercises

@Suite(.exercise("2.5"), .serialized)
struct Exercise2_5 {
  @Test("a search that has been answered doesn't reach the client again")
  func remembers() async {
    let service = WeatherService { name, _ in name == "York" ? ["York", "New York"] : [] }
    let cache = makeCachedWeatherClient(service)
    let answers = await cache.told("York", "Utopia", "York", "Utopia")
    #expect(
      answers == ["York, New York", "nothing", "York, New York", "nothing"],
      "Each answer is the client's, as it is.")
    #expect(
      service.searches.calls == ["York", "Utopia"],
      "The client is asked once for each. Finding nothing is an answer, too.")
  }

  @Test("names that differ, even if only in case, are looked up separately")
  func tellsNamesApart() async {
    let names = ["Malmö", "malmö", "Malmo", " Malmö", ""]
    let service = WeatherService { name, _ in ["the answer to '\(name)'"] }
    let cache = makeCachedWeatherClient(service)
    var answers: [String] = []
    for name in names { answers += await cache.told(name) }
    #expect(
      answers == names.map { "the answer to '\($0)'" }, "The whole name is the key, as it is.")
  }

  @Test("a failure reaches the caller and isn't remembered")
  func forgetsFailures() async {
    let service = WeatherService { _, turn in
      if turn == 1 { throw NoSignal(turn: 1) }
      return ["Place \(turn)"]
    }
    let answers = await makeCachedWeatherClient(service).told("Odense", "Odense", "Odense")
    #expect(
      answers == ["NoSignal(turn: 1)", "Place 2", "Place 2"],
      "After a failure the next search tries again, and only its answer is worth keeping.")
  }

  @Test("no answer is lost when searches overlap")
  func losesNoAnswer() async {
    let gate = Gate()
    let service = WeatherService { name, _ in
      if name == "Lund" { await gate.pass() }
      return [name]
    }
    let cache = makeCachedWeatherClient(service)
    let slow = cache.crowd(for: "Lund")
    await service.searches.waitForCalls(1)
    _ = await cache.told("Ribe")
    gate.open()
    await slow.isServed()
    _ = await cache.told("Lund", "Ribe")
    #expect(
      service.searches.calls == ["Lund", "Ribe"],
      "Ribe was found while the client still looked for Lund. Both have been answered.")
  }

  @Test("each forecast reaches the client")
  func passesForecastsOn() async throws {
    let service = WeatherService { _, _ in [] }
    let cache = makeCachedWeatherClient(service)
    for _ in 1...2 { _ = try await cache.forecast(at: .copenhagen) }
    #expect(
      service.forecasts.calls == [.copenhagen, .copenhagen],
      "The weather changes; only searches are remembered.")
  }
}
