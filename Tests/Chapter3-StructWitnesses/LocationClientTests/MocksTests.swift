import Forecasts
import LocationClient
import Testing

@Suite("Location client, mocks")
struct MocksTests {
  @Test("those who may know are in Copenhagen", arguments: [true, false])
  func authorized(always: Bool) async {
    let client: LocationClient = always ? .standing(at: .copenhagen, status: .always) : .authorized
    #expect(client.authorizationStatus() == (always ? .always : .whileInUse))
    let events = client.events()
    client.requestAuthorization()
    client.requestLocation()
    #expect(await first(1, of: events) == [.didUpdateLocations([.copenhagen])])
  }

  @Test(
    "those who may not know are told why, and asking changes nothing", arguments: [true, false])
  func unauthorized(restricted: Bool) async throws {
    let client: LocationClient = restricted ? .restricted : .denied
    let status: LocationClient.AuthorizationStatus = restricted ? .restricted : .denied
    let events = client.events()
    client.requestAuthorization()
    client.requestLocation()
    let error = try #require(LocationError(unauthorized: status))
    #expect(await first(1, of: events) == [.didFail(error)])
    #expect(client.authorizationStatus() == status)
  }

  @Test("who has not been asked says yes, once")
  func undetermined() async throws {
    let client = LocationClient.undetermined
    #expect(client.authorizationStatus() == .notDetermined)
    let events = client.events()
    client.requestLocation()
    client.requestAuthorization()
    #expect(client.authorizationStatus() == .whileInUse)
    client.requestAuthorization()
    client.requestLocation()
    let error = try #require(LocationError(unauthorized: .notDetermined))
    let expected: [LocationClient.Event] = [
      .didFail(error), .didChangeAuthorization(.whileInUse), .didUpdateLocations([.copenhagen]),
    ]
    #expect(await first(3, of: events) == expected)
  }

  @Test("every subscriber hears every event, and nobody those of another client")
  func subscribers() async {
    let place = Coordinate(latitude: 56.16, longitude: 10.21)
    let client = LocationClient.standing(at: place, status: .always)
    let other = LocationClient.authorized
    let streams = [client.events(), client.events()]
    let others = other.events()
    client.requestLocation()
    other.requestLocation()
    for stream in streams {
      #expect(await first(1, of: stream) == [.didUpdateLocations([place])])
    }
    #expect(await first(1, of: others) == [.didUpdateLocations([.copenhagen])])
  }
}

/// The stream's first events.
func first(
  _ count: Int, of events: AsyncStream<LocationClient.Event>
) async -> [LocationClient.Event] {
  await events.prefix(count).reduce(into: []) { $0.append($1) }
}
