import Forecasts
import LocationClient
import LocationClientLive
import Testing

@Suite("Location client, live")
struct LiveTests {
  let manager = LocationManager(
    script: LocationManager.trainRide, authorizationStatus: .notDetermined)

  @Test("every subscriber hears every event from then on")
  func subscribers() async {
    let client = LocationClient.live(manager: manager)
    let streams = [client.events(), client.events()]
    client.requestAuthorization()
    manager.decide(.whileInUse)
    client.requestLocation()
    client.requestLocation()
    let expected: [Event] = [
      .didChangeAuthorization(.whileInUse), .didUpdateLocations([.copenhagen]),
      .didFail(.unavailable(reason: "no satellites in view")),
    ]
    for stream in streams { #expect(await first(3, of: stream) == expected) }
    #expect(client.authorizationStatus() == .whileInUse)

    let late = client.events()
    client.requestLocation()
    let malmö = Coordinate(latitude: 55.61, longitude: 13)
    #expect(await first(1, of: late) == [.didUpdateLocations([malmö])])
  }

  @Test("a subscriber that is cancelled takes nothing from the others")
  func cancellation() async {
    let client = LocationClient.live(manager: manager)
    let (events, others) = (client.events(), client.events())
    let reader = Task { for await _ in events {} }
    reader.cancel()
    await reader.value
    manager.decide(.denied)
    #expect(await first(1, of: others) == [.didChangeAuthorization(.denied)])
  }

  @Test("the manager and its delegate go when the client goes, and the streams end")
  func noCycle() async throws {
    var manager: LocationManager? = LocationManager(
      script: LocationManager.trainRide, authorizationStatus: .always)
    let watched = Weak(object: manager)
    var client = manager.map(LocationClient.live)
    manager = nil
    #expect(watched.object?.delegate != nil)
    let events = client?.events()
    client = nil
    try #require(watched.object == nil)
    #expect(await events?.first { _ in true } == nil)
  }
}

/// The stream's first events.
func first(_ count: Int, of events: AsyncStream<Event>) async -> [Event] {
  await events.prefix(count).reduce(into: []) { $0.append($1) }
}

private struct Weak<Object: AnyObject> {
  weak var object: Object?
}
