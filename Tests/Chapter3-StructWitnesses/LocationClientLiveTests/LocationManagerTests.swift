import Forecasts
import LocationClient
import LocationClientLive
import TestSupport
import Testing

typealias Status = LocationClient.AuthorizationStatus
typealias Event = LocationClient.Event

@Suite("Location manager")
struct LocationManagerTests {
  let here = LocationManager.Reading.success(Coordinate(latitude: 1, longitude: 2))
  let there = LocationManager.Reading.success(Coordinate(latitude: 3, longitude: 4))

  /// What the owner allows at first, what they decide, and what they allow then.
  static let decisions: [(Status, decision: Status, Status)] = [
    (.notDetermined, .always, .always), (.notDetermined, .denied, .denied),
    (.denied, .whileInUse, .whileInUse), (.whileInUse, .denied, .denied),
    (.always, .always, .always), (.restricted, .always, .restricted),
  ]

  @Test(
    "hears what the owner decides, at any time, and tells of changes only", arguments: decisions)
  func deciding(start: Status, decision: Status, end: Status) async {
    let manager = LocationManager(script: [here], authorizationStatus: start)
    let spy = Spy()
    manager.delegate = spy
    manager.requestAuthorization()
    #expect(manager.isAsking == (start == .notDetermined))
    manager.decide(decision)
    #expect(!manager.isAsking)
    manager.requestLocation()
    let changes: [Event] = start == end ? [] : [.didChangeAuthorization(end)]
    await spy.calls.waitForCalls(changes.count + 1)
    #expect(Array(spy.calls.calls.dropLast()) == changes)
    #expect(manager.authorizationStatus == end)
  }

  @Test("gives one reading a request, and the last one when the script has run out")
  func readings() async {
    let tunnel = LocationError.unavailable(reason: "in a tunnel")
    let manager = LocationManager(
      script: [here, .failure(tunnel), there], authorizationStatus: .always)
    let spy = Spy()
    manager.delegate = spy
    for _ in 1...4 { manager.requestLocation() }
    await spy.calls.waitForCalls(4)
    let last = Event.didUpdateLocations([Coordinate(latitude: 3, longitude: 4)])
    let expected: [Event] = [
      .didUpdateLocations([Coordinate(latitude: 1, longitude: 2)]),
      .didFail(tunnel), last, last,
    ]
    #expect(spy.calls.calls == expected)
  }

  @Test("a request without authorization uses up no reading")
  func refusedRequest() async {
    let manager = LocationManager(script: [here, there], authorizationStatus: .notDetermined)
    let spy = Spy()
    manager.delegate = spy
    manager.requestLocation()
    await spy.calls.waitForCalls(1)
    manager.decide(.always)
    manager.requestLocation()
    await spy.calls.waitForCalls(3)
    #expect(
      spy.calls.calls.last == .didUpdateLocations([Coordinate(latitude: 1, longitude: 2)]))
  }
}

private final class Spy: LocationManagerDelegate {
  let calls = CallRecorder<Event>()

  func locationManager(_ manager: LocationManager, didChange status: Status) {
    calls.record(.didChangeAuthorization(status))
  }

  func locationManager(_ manager: LocationManager, didUpdate locations: [Coordinate]) {
    calls.record(.didUpdateLocations(locations))
  }

  func locationManager(_ manager: LocationManager, didFail error: LocationError) {
    calls.record(.didFail(error))
  }
}
