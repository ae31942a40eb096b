import LocationClient
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.6"), .serialized)
struct Exercise3_6 {
  let device = FarDevice()

  @Test("events that come before the stream is read are kept")
  func keepsUnreadEvents() async {
    let stream = device.client.located(at: .summit).events()
    for _ in 1...30 { device.send(.didUpdateLocations([.copenhagen])) }
    device.end()
    let listener = Listener(stream)
    await listener.isDone()
    #expect(
      listener.heard.count == 30,
      "Subscribe before you return the stream, and let one task pass on all events, in order.")
  }

  @Test("every reported location becomes the given place, and all other events come through")
  func movesLocations() async {
    let listener = Listener(device.client.located(at: .summit).events())
    await device.subscriptions.waitForCalls(1)
    device.send(
      .didChangeAuthorization(.denied), .didFail(LocationError("no view")),
      .didFail(LocationError("no view")), .didUpdateLocations([.copenhagen]),
      .didUpdateLocations([.copenhagen, .copenhagen]), .didUpdateLocations([]),
      .didChangeAuthorization(.restricted))
    await listener.hears(7)
    #expect(
      listener.heard.calls.map(\.words) == [
        "denied", "no view", "no view", "summit", "summit and summit", "no place", "restricted",
      ], "Each location becomes the place; nothing else changes, is added or left out.")
  }

  @Test("each subscriber has a stream of its own")
  func servesEachSubscriber() async {
    let client = device.client.located(at: .summit)
    let listeners = [Listener(client.events()), Listener(client.events())]
    for _ in 1...3 { device.send(.didUpdateLocations([.copenhagen])) }
    for listener in listeners { await listener.hears(3) }
    #expect(
      listeners.map(\.heard.count) == [3, 3],
      "Two readers of one stream share its events between them.")
  }

  @Test("the stream ends when the given client's stream ends")
  func ends() async {
    let listener = Listener(device.client.located(at: .summit).events())
    device.end()
    let isDone = await listener.isDone()
    #expect(isDone, "A stream ends when someone finishes it.")
  }

  @Test(
    "when a subscriber leaves, the given client's stream is cancelled, too",
    arguments: Leaving.allCases)
  func letsGo(leaving: Leaving) async {
    await leaving.leave(device.client.located(at: .summit).events) {
      device.send(.didUpdateLocations([.copenhagen]))
    }
    let isLetGo = await eventually { device.openStreams == 0 }
    #expect(isLetGo, "Your task reads on, at once or later, until `onTermination` cancels it.")
  }
}
