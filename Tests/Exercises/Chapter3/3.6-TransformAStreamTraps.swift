import LocationClient
import TestSupport
import Testing

@testable import Chapter3Exercises

extension Exercise3_6 {
  @Test("a stream of its own: a subscriber who leaves takes no other's along")
  func leavesTheOthers() async {
    let client = device.client.located(at: .summit)
    let (first, second) = (Listener(client.events()), Listener(client.events()))
    first.cancel()
    await eventually { device.openStreams == 1 }
    device.send(.didChangeAuthorization(.denied))
    await second.hears(1)
    #expect(second.heard.count == 1, "Each stream ends its own task, and no other.")
  }

  @Test("the other endpoints are the given client's own, and making the client calls none")
  func keepsTheOtherEndpoints() {
    let client = device.client.located(at: .summit)
    client.requestAuthorization()
    let statuses = [client.authorizationStatus(), client.authorizationStatus()]
    client.requestLocation()
    #expect(
      device.calls.calls == [
        "requestAuthorization", "authorizationStatus", "authorizationStatus", "requestLocation",
      ], "Copy the client and replace `events` alone; copying an endpoint doesn't call it.")
    #expect(statuses == [.always, .always], "An endpoint is asked each time.")
    #expect(device.subscriptions.count == 0, "Subscribe when `events` is called, each time.")
  }
}
