import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite("3.1 From protocol to struct", .lesson("03-StructWitnesses.md", "Drop the protocol"))
struct Exercise3_1 {
  @Test("each endpoint calls its closure, with all that was asked")
  func callsItsClosure() async throws {
    let called = CallRecorder<String>()
    let client = makeTramClient(
      departures: { stop, minutes in
        called.record("departures \(stop) \(minutes)")
        return [.four]
      },
      disruptions: { line in
        called.record("disruptions \(line)")
        return ["snow"]
      })
    let departures = try await client.departures("Harbour", 15)
    let disruptions = try await client.disruptions(9)
    let later = try await client.departures("Zoo", 3)
    let calls = called.calls
    #expect(
      calls == ["departures Harbour 15", "disruptions 9", "departures Zoo 3"],
      """
      The client was made from two closures, and was asked for departures("Harbour", 15), then for \
      disruptions(9), then for departures("Zoo", 3). The closures were called so: \(calls). Store \
      each closure as it is; then all that is asked reaches it.
      """)
    #expect(
      departures == [.four] && later == [.four] && disruptions == ["snow"],
      """
      The closures answer with one tram of line 4, and with "snow". The client answers \
      \(departures.described), \(later.described) and \(disruptions).
      """)
  }

  @Test("the closures decide each answer anew")
  func asksEachTime() async throws {
    let calls = CallRecorder<Void>()
    let client = makeTramClient(
      departures: { _, _ in
        calls.record(())
        return [TramDeparture(line: 4, minutes: calls.count)]
      },
      disruptions: { _ in
        calls.record(())
        return ["reason \(calls.count)"]
      })
    var answers: [String] = []
    for _ in 1...2 {
      answers += try await client.departures("Zoo", 10).map { "\($0.minutes)" }
      answers += try await client.disruptions(4)
    }
    #expect(
      answers == ["1", "reason 2", "3", "reason 4"],
      """
      The closures count their calls. Asked for departures and disruptions in turns, the client \
      should answer 1, reason 2, 3, reason 4. It answers \(answers). Store the closure, which is \
      called each time, and not what it answered once.
      """)
  }

  @Test("an error of a closure reaches the caller")
  func passesErrorsOn() async {
    let client = makeTramClient(
      departures: { stop, _ in throw RadioSilence(about: stop) },
      disruptions: { line in throw RadioSilence(about: "line \(line)") })
    await #expect(
      throws: RadioSilence(about: "Zoo"),
      "The closure for departures throws, and the client should throw the same error."
    ) {
      try await client.departures("Zoo", 10)
    }
    await #expect(
      throws: RadioSilence(about: "line 4"),
      "The closure for disruptions throws, and the client should throw the same error."
    ) {
      try await client.disruptions(4)
    }
  }

  @Test("two clients keep their closures apart")
  func keepsClientsApart() async throws {
    let day = makeTramClient(departures: { _, _ in [.four] }, disruptions: { _ in ["snow"] })
    let night = makeTramClient(departures: { _, _ in [] }, disruptions: { _ in ["works"] })
    var answers: [String] = []
    for client in [day, night, day] {
      answers.append(try await client.departures("Zoo", 10).described)
      answers += try await client.disruptions(4)
    }
    #expect(
      answers == ["4 in 2 min", "snow", "no tram", "works", "4 in 2 min", "snow"],
      """
      Two clients were made from different closures. Asked the first, the second, the first, they \
      answer \(answers). The closures belong in stored properties, not in a static.
      """)
  }

  @Test("the live client asks the control room each time")
  func liveAsksTheControlRoom() async throws {
    let controlRoom = TramControlRoom()
    await controlRoom.set([.four, TramDeparture(line: 9, minutes: 12)], from: "Zoo")
    let client = makeLiveTramClient(controlRoom)
    var answers: [String] = []
    for minutes in [10, 12] {
      answers.append(try await client.departures("Zoo", minutes).described)
    }
    await controlRoom.set([], from: "Zoo")
    answers.append(try await client.departures("Zoo", 12).described)
    #expect(
      answers == ["4 in 2 min", "4 in 2 min, 9 in 12 min", "no tram"],
      """
      Line 4 leaves in 2 minutes, line 9 in 12. The live client is asked for the next 10 minutes, \
      the next 12, and the next 12 after both have left. It answers \(answers). Its closure should \
      ask the control room, at each call, with the stop and the minutes that it is given.
      """)
    await controlRoom.set(["snow"], of: 4)
    let trouble = try await client.disruptions(4)
    #expect(
      trouble == ["snow"],
      "There is snow on line 4, and the live client says \(trouble) about it.")
    await #expect(
      throws: TramControlRoom.UnknownLine(line: 5),
      "Nobody knows line 5. The control room throws, and the live client should throw it on."
    ) {
      try await client.disruptions(5)
    }
  }

  @Test("the empty client answers both questions with nothing")
  func emptyAnswersWithNothing() async throws {
    let client = makeEmptyTramClient()
    let departures = try await client.departures("Zoo", 10)
    let disruptions = try await client.disruptions(4)
    #expect(
      departures.isEmpty && disruptions.isEmpty,
      """
      The empty client should know no tram and no trouble. It answers \(departures.described) and \
      \(disruptions).
      """)
  }

  @Test("the board works with every client")
  func boardShowsItsClient() async {
    let snow = makeTramClient(departures: { _, _ in [.four] }, disruptions: { _ in ["snow"] })
    let halfBroken = makeTramClient(
      departures: { _, _ in [.four] }, disruptions: { _ in throw RadioSilence(about: "line 4") })
    var shown: [String] = []
    for client in [snow, halfBroken, makeEmptyTramClient()] {
      shown += await makeTramBoard(client).lines(at: "Zoo")
    }
    #expect(
      shown == [
        "Line 4 in 2 min, snow", #"No answer: RadioSilence(about: "line 4")"#,
        "No tram in the next 10 minutes.",
      ],
      """
      Three boards were made: for line 4 in the snow, for a client of which one half fails, and \
      for the empty client. They show \(shown). A board shows what its own client says.
      """)
  }

  @Test("the client is a struct of two closures, and no protocol is left")
  func isAStructOfClosures() throws {
    let mirror = Mirror(
      reflecting: makeTramClient(departures: { _, _ in [] }, disruptions: { _ in [] }))
    let closures = mirror.children.filter { "\(type(of: $0.value))".contains("->") }
    let names = closures.compactMap(\.label).sorted()
    #expect(
      mirror.displayStyle == .struct && names == ["departures", "disruptions"],
      """
      The client should be a struct that stores two closures, departures and disruptions. It is a \
      \(mirror.displayStyle.map { "\($0)" } ?? "value of an unknown kind"), and the closures that \
      it stores are \(names). Who has a copy can then replace one of them, which 3.2 is about.
      """)
    let source = try LearnerSource.load("Chapter3/3.1-FromProtocolToStruct.swift")
    let places = source.lines(mentioning: "protocol")
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). A protocol is still there: \(places.quoted). Behind a \
      protocol, a struct of closures is one more type that conforms. Here it is the client itself.
      """)
  }
}

private struct RadioSilence: Error, Equatable {
  var about: String
}

extension TramDeparture {
  fileprivate static let four = TramDeparture(line: 4, minutes: 2)
}

extension [TramDeparture] {
  fileprivate var described: String {
    isEmpty ? "no tram" : map { "\($0.line) in \($0.minutes) min" }.joined(separator: ", ")
  }
}
