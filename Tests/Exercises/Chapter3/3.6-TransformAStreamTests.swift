import Forecasts
import LocationClient
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.6"))
struct Exercise3_6 {
  @Test("events that come before the stream is read are kept")
  func keepsUnreadEvents() async throws {
    let device = FarDevice()
    let stream = device.client.located(at: .summit).events()
    let subscriptions = device.subscriptions
    let isSubscribed = subscriptions == 1
    #expect(
      isSubscribed,
      """
      `events` of your client was called once. By the time it returns, the given client should be \
      subscribed to once, so that no event is missed. It is subscribed to \(subscriptions) times. \
      Call the given client's `events` in the closure itself, and then start the task that reads.
      """)
    guard isSubscribed else { return }
    // Another test reports a client that drops failures even while its stream is read.
    let probe = Listener(device.client.located(at: .summit).events())
    try await device.hasSubscribers(2)
    device.send([.didFail(.numbered(0))])
    await probe.hears(1)
    guard probe.heard.calls.first?.number == 0 else { return }
    let sent = 5_000
    device.send((1...sent).map { .didFail(.numbered($0)) })
    device.end()
    let reader = Listener(stream)
    await reader.hears(sent + 1)
    let hasEnded = await reader.isDone()
    let heard = reader.heard.calls
    let numbers = heard.compactMap(\.number).filter { $0 > 0 }
    let isInOrder = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    let isComplete = numbers.count == sent && isInOrder
    let advice =
      hasEnded && numbers.isEmpty
      ? """
      , and has ended. Finish it only when everything has been passed on. A failure is an event \
      like any other, and doesn't end the stream. A new task for each event may come too late: let \
      one task forward them all.
      """
      : """
      . A stream keeps everything until it is read, unless you choose another buffering policy or \
      finish it too early. A new task for each event may overtake another, or come too late: let \
      one task forward them all.
      """
    #expect(
      isComplete,
      """
      After a subscription, 5000 failures are reported, and only then is the stream read. It \
      should have all of them in order, but has \(numbers.count)\
      \(isInOrder ? "" : ", in a different order")\(advice)
      """)
  }

  @Test("every reported location becomes the given place")
  func movesLocations() async throws {
    let device = FarDevice()
    let reader = Listener(device.client.located(at: .summit).events())
    try await device.hasSubscribers(1)
    device.send([
      .didUpdateLocations([.desk]), .didUpdateLocations([.desk, .hut]), .didUpdateLocations([]),
      .didUpdateLocations([.summit, .desk, .desk]), .didUpdateLocations([.hut, .desk, .desk]),
    ])
    let expected = [1, 2, 0, 3, 3].map {
      [LocationClient.Event.didUpdateLocations(Array(repeating: .summit, count: $0))].text
    }
    await reader.hears(5)
    let heard = reader.heard.calls.map { [$0].text }
    let isRight = heard == expected
    let index = zip(heard, expected).prefix { $0 == $1 }.count
    let difference =
      heard.count == expected.count
      ? "Number \(index + 1) should be `\(expected[min(index, 4)])`, but is "
        + "`\(heard[min(index, 4)])`."
      : "Instead of five, it reports \(heard.count): \(heard.joined(separator: ", "))."
    #expect(
      isRight,
      """
      The given client reports five updates: with one location, with two, with none, and twice \
      with three. The located client should report the same numbers of locations, each of them the \
      summit. \(difference) Each location becomes the place. No location or update is added, and \
      none is left out, not even an empty or a repeated one.
      """)
    if isRight {
      demonstrate(
        """
        Four updates of locations:
          the device reports  desk · desk, hut · (no location) · summit, desk, desk
          the app gets        \(reader.heard.calls.dropLast().map(\.places).joined(separator: " · "))
        """)
    }
  }

  @Test("all other events come through, in order")
  func passesOtherEventsOn() async throws {
    let device = FarDevice()
    let client = device.client.located(at: .summit)
    let reader = Listener(client.events())
    try await device.hasSubscribers(1)
    client.requestAuthorization()
    client.requestLocation()
    let others: [LocationClient.Event] = [
      .didChangeAuthorization(.notDetermined), .didFail(.numbered(1)), .didFail(.numbered(1)),
      .didChangeAuthorization(.denied), .didChangeAuthorization(.denied),
      .didChangeAuthorization(.whileInUse), .didChangeAuthorization(.restricted),
      .didFail(.numbered(2)), .didChangeAuthorization(.always),
    ]
    device.send(others + [.didUpdateLocations([.desk])])
    await reader.hears(others.count + 1)
    let heard = reader.heard.calls.text
    let isRight = heard == "\(others.text), didUpdateLocations(summit)"
    #expect(
      isRight,
      """
      A location is requested. The given client reports \(others.text), and only then a location. \
      The located client reports: \(heard). Everything but the location should come through as it \
      is, in the same order, and nothing should be added.
      """)
  }

  @Test("the other endpoints are the given client's own")
  func keepsOtherEndpoints() {
    let device = FarDevice()
    let client = device.client.located(at: .summit)
    let (early, subscriptions) = (device.calls.calls, device.subscriptions)
    let isUnused = early.isEmpty && subscriptions == 0
    #expect(
      isUnused,
      """
      A located client was made and not used yet, but it has already called these endpoints of \
      the given client: \((early + Array(repeating: "events", count: subscriptions)).joined(separator: ", ")). \
      A transform only makes a client. \
      \(subscriptions > 0
        ? "Subscribe inside the closure of `events`, each time it is called."
        : "Copy the endpoint without calling it: its answer may change later.")
      """)
    client.requestAuthorization()
    let answers = [LocationClient.AuthorizationStatus.denied, .always].map { status in
      device.authorization.withLock { $0 = status }
      return client.authorizationStatus()
    }
    client.requestLocation()
    let calls = device.calls.calls.dropFirst(early.count)
    let isRight =
      answers == [.denied, .always]
      && calls == [
        "requestAuthorization", "authorizationStatus", "authorizationStatus", "requestLocation",
      ]
    #expect(
      isRight,
      """
      requestAuthorization, authorizationStatus (twice) and requestLocation of the located client \
      were called. These reached the given client: \
      \(calls.isEmpty ? "none" : calls.joined(separator: ", ")). The authorization was `denied` at \
      first, and `always` at the second call; the answers were \
      \(answers.map { "\($0)" }.joined(separator: " and ")). These \
      endpoints should stay as they are: copy the client and replace `events` alone.
      """)
  }

  @Test("each subscriber has a stream of its own")
  func servesEachSubscriber() async throws {
    let device = FarDevice()
    let (given, client) = (device.client, device.client.located(at: .summit))
    let readers = [client, client, client.located(at: .hut), given].map { Listener($0.events()) }
    try await device.hasSubscribers(4)
    device.send((1...20).map { _ in .didUpdateLocations([.desk]) })
    await eventually { readers.allSatisfy { $0.heard.count >= 20 } }
    let heard = readers.map { "\($0.heard.count) × \(Set($0.heard.calls.map(\.places)).sorted())" }
    let expected = ["summit", "summit", "hut", "desk"].map { "20 × \([$0])" }
    let isRight = heard == expected && device.subscriptions == 4
    #expect(
      isRight,
      """
      20 locations are reported to four subscribers: two of a client at the summit, one of that \
      client relocated to the hut, and one of the given client, at a desk. They should get \
      \(expected.joined(separator: ", ")). They got \(heard.joined(separator: ", ")). The given \
      client should be subscribed to 4 times; the count is \(device.subscriptions). Two readers of \
      one stream would share its events between them.
      """)
  }

  @Test("the stream ends when the given client's stream ends")
  func ends() async throws {
    let device = FarDevice()
    let reader = Listener(device.client.located(at: .summit).events())
    try await device.hasSubscribers(1)
    device.send([.didFail(.numbered(1))])
    device.end()
    let isDone = await reader.isDone()
    let isRight = isDone && reader.heard.count == 1
    #expect(
      isRight,
      """
      The given client reports failure 1, and its stream ends. The subscriber got \
      \(reader.heard.calls.text)\(isDone ? "" : ", and still waits for more"). Your stream ends only \
      if you end it: call `finish()` after the loop over the given client's stream, and not before.
      """)
    guard isRight else { return }
    let client = device.client.located(at: .summit)
    let first = Listener(client.events())
    try await device.hasSubscribers(1)
    device.send([.didFail(.numbered(3))])
    await first.hears(1)
    device.end()
    await first.isDone()
    let second = Listener(client.events())
    await eventually { device.openStreams == 1 }
    device.send([.didFail(.numbered(2))])
    await second.hears(1)
    let heard = second.heard.calls.text
    let isAnew = heard == "didFail(failure 2)"
    #expect(
      isAnew,
      """
      The given client reports failure 3, and its stream ends, and with it that of its only \
      subscriber. After that, another one subscribes to the same located client, and failure 2 is reported. The new \
      subscriber should get didFail(failure 2), but got \(heard). Each call of `events` begins \
      from the start, whatever has come before.
      """)
  }

  @Test(
    "when a subscriber leaves, the given client's stream is cancelled, too",
    arguments: Leaving.allCases)
  func letsGo(leaving: Leaving) async throws {
    let device = FarDevice()
    let client = device.client.located(at: .summit)
    let staying = Listener(client.events())
    try await device.hasSubscribers(1)
    await leaving.leave(client.events) { device.send([.didFail(.numbered(1))]) }
    let isLetGo = await eventually { device.openStreams == 1 }
    #expect(
      isLetGo,
      """
      One of two subscribers \(leaving.rawValue). The given client should have one stream open \
      then, but has \(device.openStreams). Your task goes on reading until you cancel it, and \
      `onTermination` of your stream is the place to do that. It must happen at once, not at the \
      next event or after a pause.
      """)
    guard isLetGo else { return }
    device.send([.didFail(.numbered(2))])
    let isHeard = await eventually { staying.heard.calls.last?.number == 2 }
    #expect(
      isHeard,
      """
      One of two subscribers \(leaving.rawValue). The other one should still get what is \
      reported, but doesn't. End one stream, and leave the others alone.
      """)
    guard isHeard else { return }
    let late = Listener(client.events())
    try await device.hasSubscribers(2)
    staying.cancel()
    let isLetGoToo = await eventually { device.openStreams == 1 }
    device.send([.didFail(.numbered(3))])
    let isHeardToo = await eventually { late.heard.calls.last?.number == 3 }
    #expect(
      isLetGoToo && isHeardToo,
      """
      A new subscriber comes, and then the oldest one is cancelled. The given client should have \
      one stream open then; it has \(device.openStreams). The new subscriber should get what is \
      reported, \(isHeardToo ? "and does" : "but doesn't"). Each stream ends its own task, not the \
      one that was started last.
      """)
  }
}

extension Coordinate {
  fileprivate static let desk = Coordinate(latitude: 52.5, longitude: 13.4)
  fileprivate static let summit = Coordinate(latitude: 47.42107, longitude: 10.98536)
  fileprivate static let hut = Coordinate(latitude: 46.6, longitude: 8.0)

  fileprivate var text: String {
    [Self.desk: "desk", .summit: "summit", .hut: "hut"][self] ?? "\(latitude), \(longitude)"
  }
}

extension LocationError {
  /// A failure that can be told from the others.
  fileprivate static func numbered(_ number: Int) -> LocationError {
    LocationError("failure \(number)")
  }
}

extension LocationClient.Event {
  /// The number of a failure.
  fileprivate var number: Int? {
    if case .didFail(let error) = self { Int("\(error)".dropFirst("failure ".count)) } else { nil }
  }

  /// The places of an update.
  fileprivate var places: String {
    guard case .didUpdateLocations(let places) = self else { return "no update" }
    return places.isEmpty ? "(no location)" : places.map(\.text).joined(separator: ", ")
  }
}

extension [LocationClient.Event] {
  /// The events as a sentence shows them.
  fileprivate var text: String {
    guard !isEmpty else { return "nothing" }
    return map { event in
      switch event {
      case .didUpdateLocations(let places):
        "didUpdateLocations(\(places.map(\.text).joined(separator: ", ")))"
      case .didFail(let error): "didFail(\(error))"
      case .didChangeAuthorization(let status): "didChangeAuthorization(\(status))"
      }
    }.joined(separator: ", ")
  }
}
