import LocationClient
import PathMonitorClient
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

@Suite(.exercise("3.3"), .serialized)
struct Exercise3_3 {
  let reported = CallRecorder<String>()
  let weather: WeatherClient
  let location: LocationClient
  let paths: PathMonitorClient

  init() {
    weather = .unimplemented { [reported] in reported.record($0) }
    location = .unimplemented { [reported] in reported.record($0) }
    paths = .unimplemented { [reported] in reported.record($0) }
  }

  @Test("making a client reports nothing")
  func isQuietUntilCalled() {
    #expect(reported.calls == [], "Call `report` inside each endpoint's closure.")
  }

  @Test("each endpoint calls `report` with its own name before it returns")
  func reportsItsName() async {
    _ = try? await weather.forecast(.copenhagen)
    _ = try? await weather.searchLocations(.copenhagen)
    _ = location.authorizationStatus()
    location.requestAuthorization()
    location.requestLocation()
    _ = location.events()
    _ = paths.paths()
    let names = [
      "forecast", "searchLocations", "authorizationStatus", "requestAuthorization",
      "requestLocation", "events", "paths",
    ]
    #expect(
      reported.calls == names,
      "Each endpoint reports its bare name, before it returns. A stream might not be read.")
  }

  @Test("an endpoint that may throw throws UnexpectedCall with its name")
  func throwsItsName() async {
    let sentence: Comment = "The error says which endpoint was called, by its own name."
    await #expect(throws: UnexpectedCall(endpoint: "forecast"), sentence) {
      _ = try await weather.forecast(.copenhagen)
    }
    await #expect(throws: UnexpectedCall(endpoint: "searchLocations"), sentence) {
      _ = try await weather.searchLocations(.copenhagen)
    }
  }

  @Test("a stream ends at once, without an element")
  func ends() async {
    let events = Listener(location.events())
    let paths = Listener(paths.paths())
    let areDone = await [events.isDone(), paths.isDone()]
    #expect(areDone == [true, true], "A test that reads a stream without an end waits for ever.")
    #expect(events.heard.count == 0, "An element tells the code under test of what never happened.")
    #expect(paths.heard.count == 0, "An element tells the code under test of what never happened.")
  }

  @Test("each call is reported, to the client's own report")
  func reportsEachCall() async {
    let other = CallRecorder<String>()
    let weather = WeatherClient.unimplemented { other.record($0) }
    let location = LocationClient.unimplemented { other.record($0) }
    for _ in 1...2 {
      _ = try? await self.weather.forecast(.copenhagen)
      self.location.requestLocation()
    }
    _ = try? await weather.searchLocations(.copenhagen)
    location.requestAuthorization()
    #expect(
      reported.calls == ["forecast", "requestLocation", "forecast", "requestLocation"],
      "Two endpoints of this client were called, twice each.")
    #expect(
      other.calls == ["searchLocations", "requestAuthorization"],
      "Two clients, two reports: each closure calls the one that its client was made with.")
  }
}
