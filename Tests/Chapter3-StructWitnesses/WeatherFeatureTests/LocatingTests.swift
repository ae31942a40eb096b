import Forecasts
import LocationClient
import PathMonitorClient
import TestSupport
import Testing
import WeatherClient

@testable import WeatherFeature

@MainActor @Suite("Weather view model: location")
struct LocatingTests {
  typealias Locating = WeatherViewModel.State.Locating

  @Test(
    "begins as the authorization says, and goes on as the reader answers",
    arguments: [
      (.notDetermined, .waitingForPermission, []),
      (.denied, .denied, []),
      (.restricted, .restricted, []),
      (.whileInUse, .underWay, [.requestLocation]),
      (.always, .underWay, [.requestLocation]),
    ] as [(LocationClient.AuthorizationStatus, Locating, [Stage.Call])])
  func start(
    status: LocationClient.AuthorizationStatus, locating: Locating, calls: [Stage.Call]
  ) async {
    let asked = Stage(status: .notDetermined)
    #expect(await asked.play(events: [.didChangeAuthorization(status)]).locating == locating)
    #expect(asked.calls.calls == [.requestAuthorization] + calls)
    guard status != .notDetermined else { return }
    let known = Stage(status: status)
    #expect(await known.play().locating == locating)
    #expect(known.calls.calls == calls)
  }

  @Test(
    "while an answer is awaited, the button does nothing",
    arguments: [
      (.notDetermined, .requestAuthorization), (.always, .requestLocation),
    ] as [(LocationClient.AuthorizationStatus, Stage.Call)])
  func impatience(status: LocationClient.AuthorizationStatus, call: Stage.Call) {
    let stage = Stage(status: status)
    for _ in 1...3 { stage.model.locate() }
    #expect(stage.calls.calls == [call])
  }

  @Test("a change in the settings is no answer", arguments: [true, false])
  func unasked(isAllowed: Bool) async {
    let stage = Stage(status: .always)
    let state = await stage.play(events: [
      .found(.malmo), .didChangeAuthorization(isAllowed ? .whileInUse : .denied),
    ])
    #expect(stage.calls.calls.filter { $0 == .requestLocation }.count == 1)
    #expect(state.locating == .idle)
  }

  @Test("who allows it after a no isn't looked for unasked, but the no goes")
  func allowedLater() async {
    let stage = Stage(status: .denied)
    let state = await stage.play(events: [.didChangeAuthorization(.whileInUse)])
    #expect(stage.calls.calls == [])
    #expect(state.locating == .idle)
  }

  @Test("subscribes before it asks, so that no answer is missed")
  func subscribesFirst() async {
    let calls = CallRecorder<String>()
    let model = WeatherViewModel(
      weatherClient: .bundled,
      pathMonitorClient: PathMonitorClient { AsyncStream { $0.finish() } },
      locationClient: LocationClient(
        authorizationStatus: { .always },
        requestAuthorization: {},
        requestLocation: { calls.record("ask") },
        events: {
          calls.record("subscribe")
          return AsyncStream { $0.finish() }
        }))
    await model.run()
    #expect(calls.calls == ["subscribe", "ask"])
  }

  @Test("found: searches the places near, and shows the weather at the first")
  func found() async throws {
    let oresund = Coordinate(latitude: 55.62, longitude: 12.9)
    let stage = Stage()
    let state = await stage.play(events: [.didUpdateLocations([.atSea, oresund])])
    #expect(stage.weatherCalls == [.searchLocations(oresund), .forecast(.malmo)])
    #expect(state.locating == .idle)
    #expect(state.coordinate == oresund)
    #expect(state.place?.name == "Malmö")
    #expect(try await state.weather == .results(WeatherClient.bundled.forecast(.malmo)))
  }

  @Test("found elsewhere: searches again; found in the same place: needs no search")
  func moved() async {
    let stage = Stage()
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    for coordinate in [Coordinate.copenhagen, .malmo, .malmo] {
      stage.model.locate()
      stage.send(at: coordinate)
      await stage.model.state { !$0.isWaiting }
    }
    let state = await stage.end(running)
    #expect(state.place?.name == "Malmö")
    #expect(
      stage.weatherCalls == [
        .searchLocations(.copenhagen), .forecast(.copenhagen),
        .searchLocations(.malmo), .forecast(.malmo), .forecast(.malmo),
      ])
  }

  @Test("nobody lives there")
  func nobody() async {
    let stage = Stage()
    let state = await stage.play(events: [.found(.atSea)])
    #expect(stage.weatherCalls == [.searchLocations(.atSea)])
    #expect(state.place == nil)
    #expect(state.weather == .empty(message: "No town found near you."))
  }

  @Test("a failure, or an empty answer, is told; what was found before stays")
  func failure() async {
    let stage = Stage()
    let running = Task { await stage.model.run() }
    stage.send(.satisfied)
    stage.send(at: .copenhagen)
    let found = await stage.model.state { !$0.isWaiting }
    for (event, message) in [
      (LocationClient.Event.didFail(LocationError("In a tunnel.")), "In a tunnel."),
      (.didUpdateLocations([]), "The answer is empty. Try again."),
    ] {
      stage.model.locate()
      #expect(stage.model.state.locating == .underWay)
      stage.send(event)
      let state = await stage.model.state { !$0.isWaiting }
      #expect(state.locating == .failed(message: message))
      #expect(state.place == found.place && state.weather == found.weather)
    }
    _ = await stage.end(running)
  }
}
