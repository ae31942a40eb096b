import Forecasts
import LocationClient
import LocationClientLive
import Testing

@Suite("Location client, live")
struct LiveTests {
  func client(_ status: Status) throws -> LocationClient {
    .live(manager: LocationManager(script: try .bundled(), authorizationStatus: status))
  }

  @Test("every subscriber hears every event from then on")
  func subscribers() async throws {
    let script = try GPSScript(
      text: "answer while-in-use\nfix 55.68 12.57\nfail no satellites in view\nfix 55.61 13",
      name: "test")
    let client = LocationClient.live(
      manager: LocationManager(script: script, authorizationStatus: .notDetermined))
    let streams = [client.events(), client.events()]
    client.requestAuthorization()
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
  func cancellation() async throws {
    let client = try client(.always)
    let (events, others) = (client.events(), client.events())
    let reader = Task { for await _ in events {} }
    reader.cancel()
    await reader.value
    client.requestLocation()
    #expect(await first(1, of: others) == [.didUpdateLocations([.copenhagen])])
  }

  @Test("the manager and its delegate go when the client goes, and the streams end")
  func noCycle() async throws {
    var manager: LocationManager? = LocationManager(
      script: try .bundled(), authorizationStatus: .always)
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
