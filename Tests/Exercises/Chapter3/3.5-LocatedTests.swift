import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.5"))
struct Exercise3_5 {
  @Test("no event is lost while nobody reads")
  func keepsUnreadEvents() async throws {
    let device = TrailDevice()
    let stream = device.locator.standing(at: .summit).events()
    let subscriptions = device.subscriptions
    #expect(
      subscriptions == 1,
      """
      Somebody has called `events` of your client. By the time it returns, the original should be \
      subscribed to once, so that no event is missed. It is subscribed to \(subscriptions) times. \
      Call the original's `events` in the closure itself, and then start the task that reads.
      """)
    device.send((1...100).map { .moved([.desk($0)]) })
    device.end()
    let hiker = Listener(stream)
    await hiker.isDone()
    #expect(
      hiker.heard.count >= 100,
      """
      Somebody subscribes, 100 positions are reported, and only then is the stream read. It should \
      have all of them, and has \(hiker.heard.count). A stream keeps everything until it is read, \
      unless you choose another buffering policy or finish it too early.
      """)
  }

  @Test("every position is at the given place")
  func movesPositions() async throws {
    let device = TrailDevice()
    let hiker = Listener(device.locator.standing(at: .summit).events())
    try await device.hasSubscribers(1)
    device.send([.moved([.desk(5)]), .moved([.desk(30), .desk(8)]), .moved([])])
    device.send([.moved([.desk(12)]), .moved([.desk(12)])])
    let expected = """
      moved(summit ±5 m), moved(summit ±30 m, summit ±8 m), moved(), moved(summit ±12 m), \
      moved(summit ±12 m)
      """
    await hiker.hears(5)
    let heard = hiker.heard.calls.text
    #expect(
      heard == expected,
      """
      The client reports positions at a desk, in five events: one, two, none, one, and the \
      same again. Standing on a summit, the subscriber should hear: \(expected). \
      They heard: \(heard). Each position moves to the place and keeps its metres. None is added, none goes, not even a repeated one.
      """)
  }

  @Test("all other events come through, in their order")
  func passesOtherEventsOn() async throws {
    let device = TrailDevice()
    let locator = device.locator.standing(at: .summit)
    let hiker = Listener(locator.events())
    try await device.hasSubscribers(1)
    locator.requestAuthorization()
    locator.requestPosition()
    let others: [TrailEvent] = [
      .authorizationChanged(.undecided), .failed(reason: "no satellite"),
      .failed(reason: "no satellite"), .authorizationChanged(.denied),
      .authorizationChanged(.granted), .failed(reason: "low battery"),
    ]
    device.send(others + [.moved([.desk(5)])])
    await hiker.hears(7)
    let heard = hiker.heard.calls.text
    #expect(
      heard == "\(others.text), moved(summit ±5 m)",
      """
      A position is asked for. The client reports \(others.text), and only then a position. The \
      subscriber heard: \(heard). All but the position should pass as it is, in the same order. \
      And nobody should hear what nobody reported: a place to stand at is no event.
      """)
  }

  @Test("the other endpoints are the client's own")
  func keepsOtherEndpoints() {
    let device = TrailDevice()
    let locator = device.locator.standing(at: .summit)
    let early = device.calls.calls
    #expect(
      early == [] && device.subscriptions == 0,
      """
      So far a client was made that stands somewhere, and nobody has used it. Yet the original was \
      called: \(early.isEmpty ? "no" : "\(early)"), and subscribed to: \(device.subscriptions > 0 ? "yes" : "no"). \
      A transform only makes a client. Subscribe inside the closure of `events`, each time it is \
      called.
      """)
    locator.requestAuthorization()
    let answers = [TrailAuthorization.denied, .granted].map { authorization in
      device.authorization.withLock { $0 = authorization }
      return locator.authorization()
    }
    locator.requestPosition()
    let calls = device.calls.calls
    #expect(
      answers == [.denied, .granted]
        && calls == ["requestAuthorization", "authorization", "authorization", "requestPosition"],
      """
      Authorization is requested, looked up twice, while it is denied and then granted, and a \
      position is requested. The original was called: \(calls). The answers were \
      \(answers.map { "\($0)" }.joined(separator: " and ")). These endpoints should stay as they \
      are: copy the client and replace `events` alone.
      """)
  }

  @Test("each subscriber has a stream of their own")
  func servesEachSubscriber() async throws {
    let device = TrailDevice()
    let (original, locator) = (device.locator, device.locator.standing(at: .summit))
    let hikers = [locator, locator, locator.standing(at: .hut), original].map {
      Listener($0.events())
    }
    try await device.hasSubscribers(4)
    device.send((1...20).map { .moved([.desk($0)]) })
    await eventually { hikers.allSatisfy { $0.heard.count >= 20 } }
    let heard = hikers.map { "\($0.heard.count), the last \($0.heard.calls.suffix(1).text)" }
    let expected = ["summit", "summit", "hut", "desk"].map { "20, the last moved(\($0) ±20 m)" }
    #expect(
      heard == expected && device.subscriptions == 4,
      """
      20 positions are reported to four subscribers: two stand on the summit, one was moved on \
      from there to the hut, and one listens to the original, at a desk. They should hear \
      \(expected), and heard \(heard). The original should be subscribed to 4 times, and was \
      \(device.subscriptions) times. A stream that two read is split between them.
      """)
  }

  @Test("the stream ends with the client's own")
  func ends() async throws {
    let device = TrailDevice()
    let hiker = Listener(device.locator.standing(at: .summit).events())
    try await device.hasSubscribers(1)
    device.send([.failed(reason: "low battery")])
    device.end()
    let isDone = await hiker.isDone()
    #expect(
      isDone && hiker.heard.count == 1,
      """
      The client reports a failure, and its stream ends. The subscriber heard \
      \(hiker.heard.calls.text)\(isDone ? "" : ", and still waits for more"). Nobody finishes your \
      stream but you: call `finish()` when the loop over the original is over, and not before.
      """)
  }

  @Test(
    "who is cancelled, or stops reading, lets the client's stream go",
    arguments: Leaving.allCases)
  func letsGo(leaving: Leaving) async throws {
    let device = TrailDevice()
    let locator = device.locator.standing(at: .summit)
    let staying = Listener(locator.events())
    try await device.hasSubscribers(1)
    await leaving.leave(locator.events) { device.send([.failed(reason: "rain")]) }
    await eventually { device.openStreams == 1 }
    #expect(
      device.openStreams == 1,
      """
      Of two subscribers one \(leaving.rawValue). The client should have one stream open then, and \
      has \(device.openStreams). A task of yours goes on reading until it is cancelled; `onTermination` of your \
      stream is the place to do it. No further event may be needed for that.
      """)
    guard device.openStreams == 1 else { return }
    device.send([.failed(reason: "fog")])
    await eventually { staying.heard.calls.last == .failed(reason: "fog") }
    #expect(
      staying.heard.calls.last == .failed(reason: "fog"),
      """
      Of two subscribers one \(leaving.rawValue). The other one should still hear what is \
      reported, and does not. Let go of one stream, and leave the others alone.
      """)
  }
}

extension TrailPlace {
  fileprivate static let desk = TrailPlace(latitude: 52.5, longitude: 13.4)
  fileprivate static let summit = TrailPlace(latitude: 47.4, longitude: 11.0)
  fileprivate static let hut = TrailPlace(latitude: 46.6, longitude: 8.0)

  fileprivate var text: String {
    [Self.desk: "desk", .summit: "summit", .hut: "hut"][self] ?? "\(self)"
  }
}

extension TrailPosition {
  fileprivate static func desk(_ meters: Int) -> Self { Self(place: .desk, meters: meters) }
}

extension [TrailEvent] {
  /// The events as a sentence shows them.
  fileprivate var text: String {
    guard !isEmpty else { return "nothing" }
    return map { event in
      switch event {
      case .moved(let positions):
        "moved(\(positions.map { "\($0.place.text) ±\($0.meters) m" }.joined(separator: ", ")))"
      case .failed(let reason): "failed(\"\(reason)\")"
      case .authorizationChanged(let authorization): "authorizationChanged(\(authorization))"
      }
    }.joined(separator: ", ")
  }
}
