import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.1"))
struct Exercise3_1 {
  @Test("each endpoint calls its closure, with all that was asked")
  func callsItsClosure() async {
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
    let answers = [
      await said { try await client.departures("Harbour", 15).described },
      await said { try await client.disruptions(9).joined() },
      await said { try await client.departures("Zoo", 3).described },
    ]
    let calls = called.calls
    #expect(
      calls == ["departures Harbour 15", "disruptions 9", "departures Zoo 3"],
      """
      The client was made from two closures, and was asked for departures("Harbour", 15), then for \
      disruptions(9), then for departures("Zoo", 3). The closures were called so: \(calls). Store \
      each closure as it is; then all that is asked reaches it.
      """)
    #expect(
      answers == ["4 in 2 min", "snow", "4 in 2 min"],
      """
      The closure for departures answers with line 4 in 2 minutes, the one for disruptions with \
      "snow". The client was asked for departures, disruptions, departures, and answers \(answers).
      """)
  }

  @Test("the closures decide each answer anew")
  func asksEachTime() async {
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
      answers.append(await said { try await client.departures("Zoo", 10).described })
      answers.append(await said { try await client.disruptions(4).joined() })
    }
    #expect(
      answers == ["4 in 1 min", "reason 2", "4 in 3 min", "reason 4"],
      """
      The closures count their calls. Asked for departures and disruptions in turns, the client \
      should answer with 1 minute, reason 2, 3 minutes, reason 4. It answers \(answers). Store the \
      closure, which is called each time, and not what it answered once.
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
  func keepsClientsApart() async {
    let day = makeTramClient(departures: { _, _ in [.four] }, disruptions: { _ in ["snow"] })
    let night = makeTramClient(departures: { _, _ in [] }, disruptions: { _ in ["works"] })
    var answers: [String] = []
    for client in [day, night, day] {
      answers.append(await said { try await client.departures("Zoo", 10).described })
      answers.append(await said { try await client.disruptions(4).joined() })
    }
    #expect(
      answers == ["4 in 2 min", "snow", "no tram", "works", "4 in 2 min", "snow"],
      """
      Two clients were made from different closures. Asked the first, the second, the first, they \
      answer \(answers). The closures belong in stored properties, not in a static.
      """)
  }

  @Test("the live client asks the control room each time")
  func liveAsksTheControlRoom() async {
    let controlRoom = TramControlRoom()
    await controlRoom.set([.four, TramDeparture(line: 9, minutes: 12)], from: "Zoo")
    let client = makeLiveTramClient(controlRoom)
    var answers: [String] = []
    for minutes in [10, 12] {
      answers.append(await said { try await client.departures("Zoo", minutes).described })
    }
    await controlRoom.set([], from: "Zoo")
    answers.append(await said { try await client.departures("Zoo", 12).described })
    #expect(
      answers == ["4 in 2 min", "4 in 2 min, 9 in 12 min", "no tram"],
      """
      Line 4 leaves in 2 minutes, line 9 in 12. The live client is asked for the next 10 minutes, \
      the next 12, and the next 12 after both have left. It answers \(answers). Its closure should \
      ask the control room, at each call, with the stop and the minutes that it is given.
      """)
    await controlRoom.set(["snow"], of: 4)
    let trouble = await said { try await client.disruptions(4).joined() }
    #expect(
      trouble == "snow",
      """
      There is snow on line 4. Asked for the disruptions of line 4, the live client says \
      "\(trouble)", and should say "snow", as the control room does.
      """)
    await #expect(
      throws: TramControlRoom.UnknownLine(line: 5),
      "Nobody knows line 5. The control room throws, and the live client should throw it on."
    ) {
      try await client.disruptions(5)
    }
  }

  @Test("the empty client answers both questions with nothing")
  func emptyAnswersWithNothing() async {
    let client = makeEmptyTramClient()
    let departures = await said { try await client.departures("Zoo", 10).described }
    let disruptions = await said { "\(try await client.disruptions(4))" }
    #expect(
      departures == "no tram" && disruptions == "[]",
      """
      The empty client should answer with no tram and no disruption. Asked for departures, it says \
      "\(departures)", and asked for disruptions, "\(disruptions)". Empty is an answer: two arrays \
      without an element, and not an error.
      """)
  }

  @Test("the board works with every client")
  func boardShowsItsClient() async {
    let snow = makeTramClient(
      departures: { _, minutes in [.four, TramDeparture(line: 9, minutes: minutes)] },
      disruptions: { _ in ["snow"] })
    let halfBroken = makeTramClient(
      departures: { _, _ in [.four] }, disruptions: { _ in throw RadioSilence(about: "line 4") })
    var shown: [String] = []
    for client in [snow, halfBroken, makeEmptyTramClient()] {
      shown += await makeTramBoard(client).lines(at: "Zoo")
    }
    #expect(
      shown == [
        "Line 4 in 2 min, snow", "Line 9 in 10 min, snow",
        #"No answer: RadioSilence(about: "line 4")"#,
        "No tram in the next 10 minutes.",
      ],
      """
      Three boards were made: for lines 4 and 9 in the snow, for a client of which one half fails, \
      and for the empty client. Line 9 leaves in as many minutes as the board asks for, which is \
      10. They show \(shown). A board shows what its own client says, in the client's order.
      """)
  }

  @Test("the client is a struct of two closures, and no protocol is left")
  func isAStructOfClosures() throws {
    let source = try LearnerSource.load("3.1")
    let places = source.lines(mentioning: "protocol")
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). A protocol is still there: \(places.quoted). Behind a \
      protocol, a struct of closures is one more type that conforms. Here it is the client itself.
      """)
    let client = makeTramClient(departures: { _, _ in [] }, disruptions: { _ in [] })
    let mirror = Mirror(reflecting: client)
    let closures = mirror.children.filter { "\(type(of: $0.value))".contains("->") }
    let names = closures.compactMap(\.label).sorted()
    let kind = mirror.displayStyle.map { "\($0)" } ?? "value of an unknown kind"
    #expect(
      kind == "struct" && names == ["departures", "disruptions"],
      """
      The client should be a struct that stores two closures, departures and disruptions. It is a \
      \(kind), and the closures that it stores are \(names).
      """)
    let settable = [
      "departures": Settable(client).departures != nil,
      "disruptions": Settable(client).disruptions != nil,
    ]
    let fixed = settable.filter { !$0.value }.keys.sorted()
    #expect(
      fixed.isEmpty,
      """
      Who has a copy of the client wants to replace an endpoint in it, and cannot replace \
      \(fixed.joined(separator: " and ")). Declare each closure with a plain var, not with \
      let or private(set). What that is good for, 3.2 will tell.
      """)
  }
}

private struct RadioSilence: Error, Equatable {
  var about: String
}

/// The answer, or the error.
private func said(_ ask: () async throws -> String) async -> String {
  do { return try await ask() } catch { return "\(error)" }
}

extension TramDeparture {
  fileprivate static let four = TramDeparture(line: 4, minutes: 2)
}

extension [TramDeparture] {
  fileprivate var described: String {
    isEmpty ? "no tram" : map { "\($0.line) in \($0.minutes) min" }.joined(separator: ", ")
  }
}
