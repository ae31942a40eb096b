import Forecasts
import LocationClient
import PathMonitorClient
import TestSupport
import Testing
import WeatherClient

@testable import WeatherFeature

@MainActor @Suite("Weather view model: refresh")
struct RefreshTests {
  // snippet.derived
  @Test("the forecast fails: the screen still says where you are")
  func forecastFails() async {
    var client = WeatherClient.happyPath
    client.forecast = { _ in throw OutOfOrder() }
    let model = WeatherViewModel(
      weatherClient: client,
      pathMonitorClient: .satisfied,
      locationClient: .authorized)

    let running = Task { await model.run() }
    let state = await model.state { !$0.isWaiting }
    running.cancel()
    await running.value

    #expect(state.place?.name == "Copenhagen")
    #expect(state.weather == .failure(message: OutOfOrder().description))
  }
  // snippet.end

  @Test("starting over asks for the place, too")
  func startOver() async {
    let stage = Stage()
    let before = await stage.play(events: [.found(.copenhagen)])
    let calls = stage.weatherCalls
    stage.model.startOver()
    await stage.model.refreshing?.value
    #expect(stage.model.state == before)
    #expect(stage.weatherCalls == calls + calls)
  }

  @Test("a new refresh cancels the old one, and nobody sees a failure")
  func cancelAndReplace() async throws {
    let clock = TestClock()
    var client = WeatherClient.happyPath.slowed(by: .seconds(2), clock: clock)
    client.searchLocations = WeatherClient.happyPath.searchLocations
    let stage = Stage(weather: client)
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    stage.send(at: .copenhagen)
    await clock.waitForSleepers(1)
    let old = stage.model.refreshing
    stage.model.refresh()
    try #require(old?.isCancelled == true)
    await old?.value
    #expect(stage.model.state.weather == .loading)
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(2))
    let state = await stage.end(running)
    #expect(state.weather.isResults)
    #expect(clock.wakeUps.count == 1)
  }

  @Test("an answer that comes too late changes nothing", arguments: [true, false])
  func lateAnswer(succeeds: Bool) async throws {
    let weather = StubbornWeather()
    let stage = Stage(weather: weather.client)
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    stage.send(at: .copenhagen)
    await weather.requests.waitForCalls(1)
    let old = stage.model.refreshing
    stage.model.refresh()
    await weather.requests.waitForCalls(2)

    let sun = try await WeatherClient.happyPath.forecast(.copenhagen)
    await weather.answer(2, .success(sun))
    await stage.model.refreshing?.value
    let snow = try await WeatherClient.belowZero.forecast(.copenhagen)
    await weather.answer(1, succeeds ? .success(snow) : .failure(OutOfOrder()))
    await old?.value

    #expect(await stage.end(running).weather == .results(sun))
  }

  @Test("the states are told as they are now, and after each change, to everybody")
  func states() async {
    let stage = Stage()
    let told = CallRecorder<[WeatherViewModel.State.Connectivity]>()
    let running = Task { await stage.model.run() }
    let readers = (1...2).map { _ in
      Task {
        var seen: [WeatherViewModel.State.Connectivity] = []
        for await state in stage.model.states() where state.connectivity != seen.last {
          seen.append(state.connectivity)
          told.record(seen)
        }
      }
    }
    await told.waitForCalls(2)
    stage.send(.satisfied)
    await told.waitForCalls(4)
    stage.send(.unsatisfied)
    await told.waitForCalls(6)
    #expect(told.calls.filter { $0 == [.unknown, .online, .offline] }.count == 2)
    for reader in readers {
      reader.cancel()
      await reader.value
    }
    _ = await stage.end(running)
  }
}
