import Forecasts
import TestSupport
import Testing

@testable import WeatherScreen

@MainActor @Suite("Weather view model")
struct WeatherViewModelTests {
  let here = WeatherViewModel.Place.here(.copenhagen, name: "Copenhagen")

  func model(
    _ client: any WeatherClientProtocol, at place: WeatherViewModel.Place? = nil
  ) -> WeatherViewModel {
    WeatherViewModel(client: client, place: place ?? here)
  }

  /// The state that a refresh ends in.
  func state(
    of client: any WeatherClientProtocol, at place: WeatherViewModel.Place? = nil
  ) async -> WeatherViewModel.State {
    let model = model(client, at: place)
    await model.refresh().value
    return model.state
  }

  @Test("is idle, then loads, then shows what came")
  func states() async throws {
    let model = model(HappyPathWeatherClient())
    #expect(model.state == .idle)
    let refresh = model.refresh()
    #expect(model.state == .loading)
    await refresh.value
    let forecast = try await HappyPathWeatherClient().forecast(at: .copenhagen)
    #expect(model.state == .results(forecast, placeName: "Copenhagen"))
  }

  @Test("a known coordinate needs no search")
  func hereIsNotSearched() async {
    let spy = SpyWeatherClient()
    _ = await state(of: spy)
    #expect(await spy.calls == [.forecast(.copenhagen)])
  }

  @Test("a name is searched, and the first place found is the one that is asked for")
  func search() async throws {
    let spy = SpyWeatherClient()
    let state = await state(of: spy, at: .named("Copen"))
    #expect(await spy.calls == [.searchLocations("Copen"), .forecast(.copenhagen)])
    let forecast = try await HappyPathWeatherClient().forecast(at: .copenhagen)
    #expect(
      state == .results(forecast, placeName: "Copenhagen, Capital Region, Denmark"))
  }

  @Test("where no place is found no forecast is asked for")
  func nothingFound() async {
    let spy = SpyWeatherClient()
    #expect(
      await state(of: spy, at: .named("Atlantis"))
        == .empty(message: "No place is called Atlantis."))
    #expect(await spy.calls == [.searchLocations("Atlantis")])
  }

  @Test("each endpoint can fail on its own")
  func forecastFails() async {
    let client = MockWeatherClient(
      forecast: { _ in throw FailedWeatherClient.OutOfOrder() },
      searchLocations: { try await HappyPathWeatherClient().searchLocations(named: $0) })
    let state = await state(of: client, at: .named("Malmö"))
    #expect(state == .failure(message: FailedWeatherClient.OutOfOrder().description))
  }

  @Test("a new refresh cancels the old one, and nobody sees a failure")
  func cancelAndReplace() async throws {
    let clock = TestClock()
    let model = model(SlowWeatherClient(by: .seconds(2), clock: clock))
    let first = model.refresh()
    await clock.waitForSleepers(1)
    let second = model.refresh()
    try #require(first.isCancelled && !second.isCancelled)
    await first.value
    #expect(model.state == .loading)
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(2))
    await second.value
    #expect(clock.wakeUps.count == 1)
    guard case .results = model.state else {
      Issue.record("The second refresh ended in \(model.state).")
      return
    }
  }

  // snippet.late-answer-test
  @Test("an answer that comes too late changes nothing")
  func lateAnswer() async throws {
    let client = StubbornWeatherClient()
    let model = WeatherViewModel(client: client, place: .here(.copenhagen, name: "Copenhagen"))
    let old = model.refresh()
    await client.calls.waitForCalls(1)
    let new = model.refresh()
    await client.calls.waitForCalls(2)

    let sun = try await HappyPathWeatherClient().forecast(at: .copenhagen)
    await client.answer(2, .success(sun))
    await new.value
    let snow = try await BelowZeroWeatherClient().forecast(at: .copenhagen)
    await client.answer(1, .success(snow))
    await old.value

    #expect(model.state == .results(sun, placeName: "Copenhagen"))
  }
  // snippet.end
}
