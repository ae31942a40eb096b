import Forecasts
import LocationClient
import LocationClientLive
import TestSupport
import Testing

typealias Status = LocationClient.AuthorizationStatus
typealias Event = LocationClient.Event

@Suite("Location manager")
struct LocationManagerTests {
  /// What the owner allows at first, what they would answer, and what they allow after being asked.
  static let transitions: [(Status, answer: String, Status)] = [
    (.notDetermined, "while-in-use", .whileInUse), (.notDetermined, "always", .always),
    (.notDetermined, "denied", .denied),
    (.restricted, "always", .restricted), (.denied, "always", .denied),
    (.whileInUse, "always", .whileInUse), (.whileInUse, "denied", .whileInUse),
    (.always, "while-in-use", .always), (.always, "denied", .always),
  ]

  @Test("asks the owner once, and nobody who has decided", arguments: transitions)
  func asking(start: Status, answer: String, end: Status) async throws {
    let script = try GPSScript(text: "answer \(answer)\nfix 1 2", name: "test")
    let manager = LocationManager(script: script, authorizationStatus: start)
    let spy = Spy()
    manager.delegate = spy
    #expect(manager.authorizationStatus == start)
    manager.requestAuthorization()
    manager.requestAuthorization()
    // Calls come in the order of the requests: once this one is answered, so are the earlier ones.
    manager.requestLocation()
    let changes: [Event] = start == end ? [] : [.didChangeAuthorization(end)]
    let place = Coordinate(latitude: 1, longitude: 2)
    let reading = LocationError(unauthorized: end).map(Event.didFail)
    await spy.calls.waitForCalls(changes.count + 1)
    #expect(spy.calls.calls == changes + [reading ?? .didUpdateLocations([place])])
    #expect(manager.authorizationStatus == end)
  }

  /// What the owner allows at first, what they decide, and what they allow then.
  static let decisions: [(Status, decision: Status, Status)] = [
    (.notDetermined, .always, .always), (.notDetermined, .denied, .denied),
    (.denied, .whileInUse, .whileInUse), (.whileInUse, .denied, .denied),
    (.always, .always, .always), (.restricted, .always, .restricted),
  ]

  @Test(
    "hears what the owner decides, at any time, and tells of changes only", arguments: decisions)
  func deciding(start: Status, decision: Status, end: Status) async throws {
    let script = try GPSScript(text: "fix 1 2", name: "test")
    let manager = LocationManager(script: script, authorizationStatus: start)
    let spy = Spy()
    manager.delegate = spy
    // The script has no answer, so the question stays open.
    manager.requestAuthorization()
    manager.decide(decision)
    manager.requestLocation()
    let changes: [Event] = start == end ? [] : [.didChangeAuthorization(end)]
    await spy.calls.waitForCalls(changes.count + 1)
    #expect(Array(spy.calls.calls.dropLast()) == changes)
    #expect(manager.authorizationStatus == end)
  }

  @Test("gives one reading a request, and the last one when the script has run out")
  func readings() async throws {
    let script = try GPSScript(
      text: "answer denied\nfix 1 2\nfail in a tunnel\nfix 3 4", name: "test")
    let manager = LocationManager(script: script, authorizationStatus: .always)
    let spy = Spy()
    manager.delegate = spy
    for _ in 1...4 { manager.requestLocation() }
    await spy.calls.waitForCalls(4)
    let last = Event.didUpdateLocations([Coordinate(latitude: 3, longitude: 4)])
    let expected: [Event] = [
      .didUpdateLocations([Coordinate(latitude: 1, longitude: 2)]),
      .didFail(.unavailable(reason: "in a tunnel")), last, last,
    ]
    #expect(spy.calls.calls == expected)
  }

  @Test("a request without authorization uses up no reading")
  func refusedRequest() async throws {
    let script = try GPSScript(text: "answer always\nfix 1 2\nfix 3 4", name: "test")
    let manager = LocationManager(script: script, authorizationStatus: .notDetermined)
    let spy = Spy()
    manager.delegate = spy
    manager.requestLocation()
    manager.requestAuthorization()
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
