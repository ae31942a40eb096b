// 3.1 · From protocol to struct                                            ★☆☆
//
// The board at the tram stop has a client: a protocol, and a type for each of the two
// answers that were wanted so far. The next one would need a third type. Drop the
// protocol, and let the client be a struct of closures: every answer becomes a value.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 3.1
// Read:   Book/03-StructWitnesses.md, "Drop the protocol"

// MARK: - Given

/// A tram that leaves a stop.
struct TramDeparture: Equatable, Sendable {
  var line: Int
  /// From now.
  var minutes: Int
}

/// The room that knows where every tram is. The live client asks it.
actor TramControlRoom {
  struct UnknownLine: Error, Equatable {
    var line: Int
  }

  private var departures: [String: [TramDeparture]] = [:]
  private var disruptions: [Int: [String]] = [:]

  func set(_ departures: [TramDeparture], from stop: String) {
    self.departures[stop] = departures
  }

  func set(_ disruptions: [String], of line: Int) {
    self.disruptions[line] = disruptions
  }

  func departures(from stop: String, within minutes: Int) -> [TramDeparture] {
    (departures[stop] ?? []).filter { $0.minutes <= minutes }
  }

  /// - Throws: `UnknownLine` if no tram runs under that number.
  func disruptions(of line: Int) throws -> [String] {
    guard let disruptions = disruptions[line] else { throw UnknownLine(line: line) }
    return disruptions
  }
}

// MARK: - Yours

// TODO: 3.1
// You are done when `TramClient` is a struct with two stored closures, `departures` and
// `disruptions`, each of which can be replaced in a copy, and there is neither a protocol nor a
// type that conforms to it.

/// Knows the trams.
protocol TramClient: Sendable {
  /// The trams that leave a stop within so many minutes.
  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture]

  /// What is wrong on a line, or nothing.
  func disruptions(_ line: Int) async throws -> [String]
}

/// Asks the control room.
struct LiveTramClient: TramClient {
  let controlRoom: TramControlRoom

  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture] {
    await controlRoom.departures(from: stop, within: minutes)
  }

  func disruptions(_ line: Int) async throws -> [String] {
    try await controlRoom.disruptions(of: line)
  }
}

/// The night: no tram, and nothing wrong with any.
struct EmptyTramClient: TramClient {
  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture] {
    []
  }

  func disruptions(_ line: Int) async throws -> [String] {
    []
  }
}

/// What the board at a stop shows.
struct TramBoard: Sendable {
  let client: any TramClient

  func lines(at stop: String) async -> [String] {
    do {
      var lines: [String] = []
      for tram in try await client.departures(stop, 10) {
        let trouble = try await client.disruptions(tram.line)
        lines.append(
          (["Line \(tram.line) in \(tram.minutes) min"] + trouble).joined(separator: ", "))
      }
      return lines.isEmpty ? ["No tram in the next 10 minutes."] : lines
    } catch {
      return ["No answer: \(error)"]
    }
  }
}

// The tests call the four functions below, and the two endpoints: `client.departures(stop, 10)`
// and `client.disruptions(line)`. A method and a stored closure are called alike. Where a
// function returns `any TramClient`, a struct is just a `TramClient`.

/// A client that answers with these two closures.
func makeTramClient(
  departures: @escaping @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture],
  disruptions: @escaping @Sendable (_ line: Int) async throws -> [String]
) -> any TramClient {
  // TODO: 3.1
  EmptyTramClient()
}

/// The client that asks `controlRoom`.
func makeLiveTramClient(_ controlRoom: TramControlRoom) -> any TramClient {
  LiveTramClient(controlRoom: controlRoom)
}

/// The client that answers both questions with nothing.
func makeEmptyTramClient() -> any TramClient {
  EmptyTramClient()
}

/// A board that shows what `client` says.
func makeTramBoard(_ client: any TramClient) -> TramBoard {
  TramBoard(client: client)
}
