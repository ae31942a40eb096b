import Forecasts
import LocationClient
import PathMonitorClient
import TestSupport
import Testing
import WeatherClient

@testable import WeatherFeature

@MainActor @Suite("Weather view model: connectivity")
struct ConnectivityTests {
  @Test("knows nothing before it runs, and asks nobody")
  func idle() {
    let stage = Stage()
    stage.model.refresh()
    #expect(stage.model.state == WeatherViewModel.State())
    #expect(stage.model.state.isWaiting)
    #expect(stage.calls.count == 0)
  }

  @Test("online and found, in either order: asks once", arguments: [true, false])
  func once(onlineFirst: Bool) async {
    let stage = Stage()
    let running = Task { await stage.model.run() }
    if onlineFirst {
      stage.send(.satisfied)
      await stage.model.state { $0.connectivity == .online }
      stage.send(at: .copenhagen)
    } else {
      stage.send(at: .copenhagen)
      await stage.model.state { $0.coordinate == .copenhagen }
      stage.send(.satisfied)
    }
    let state = await stage.end(running)
    #expect(stage.weatherCalls == [.searchLocations(.copenhagen), .forecast(.copenhagen)])
    #expect(state.connectivity == .online && state.weather.isResults)
    #expect(!state.isWaiting)
  }

  @Test("no network: asks nobody for the weather")
  func offline() async {
    let stage = Stage()
    let state = await stage.play(paths: [.unsatisfied], events: [.found(.copenhagen)])
    #expect(stage.weatherCalls == [])
    #expect(state.connectivity == .offline && state.weather == .none)
    stage.model.refresh()
    #expect(stage.model.state == state)
    #expect(stage.weatherCalls == [])
  }

  @Test("the network is lost: the results go; it comes back: they come back, for the same place")
  func lostAndRegained() async {
    let stage = Stage()
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    stage.send(at: .malmo)
    let before = await stage.model.state { !$0.isWaiting }
    #expect(before.weather.isResults)

    stage.send(.unsatisfied)
    let lost = await stage.model.state { $0.connectivity == .offline }
    #expect(lost.weather == .none)
    #expect(lost.place?.name == "Malmö")

    stage.send(.satisfied)
    let after = await stage.end(running)
    #expect(after == before)
    #expect(stage.weatherCalls == [.searchLocations(.malmo), .forecast(.malmo), .forecast(.malmo)])
  }

  @Test("no network cancels what is under way")
  func cancelled() async throws {
    let clock = TestClock()
    let stage = Stage(weather: .happyPath.slowed(by: .seconds(2), clock: clock))
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    stage.send(at: .copenhagen)
    await clock.waitForSleepers(1)
    stage.send(.unsatisfied)
    await stage.model.state { $0.connectivity == .offline }
    try #require(stage.model.refreshing?.isCancelled == true)
    #expect(await stage.end(running).weather == .none)
    #expect(clock.sleeperCount == 0 && clock.wakeUps == [])
  }

  @Test("who cancels the run ends both subscriptions and the refresh")
  func end() async throws {
    let clock = TestClock()
    let stage = Stage(weather: .happyPath.slowed(by: .seconds(2), clock: clock))
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    stage.send(at: .copenhagen)
    await clock.waitForSleepers(1)
    running.cancel()
    await running.value
    try #require(stage.model.refreshing?.isCancelled == true)
    await stage.model.refreshing?.value
    #expect(clock.sleeperCount == 0 && clock.wakeUps == [])
  }
}
