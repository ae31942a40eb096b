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

/// Knows the trams.
struct TramClient: Sendable {
  /// The trams that leave a stop within so many minutes.
  var departures: @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture]

  /// What is wrong on a line, or nothing.
  var disruptions: @Sendable (_ line: Int) async throws -> [String]
}

extension TramClient {
  /// Asks the control room.
  static func live(_ controlRoom: TramControlRoom) -> TramClient {
    TramClient(
      departures: { await controlRoom.departures(from: $0, within: $1) },
      disruptions: { try await controlRoom.disruptions(of: $0) })
  }

  /// The night: no tram, and nothing wrong with any.
  static let empty = TramClient(departures: { _, _ in [] }, disruptions: { _ in [] })
}

/// What the board at a stop shows.
struct TramBoard: Sendable {
  let client: TramClient

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

/// A client that answers with these two closures.
func makeTramClient(
  departures: @escaping @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture],
  disruptions: @escaping @Sendable (_ line: Int) async throws -> [String]
) -> TramClient {
  TramClient(departures: departures, disruptions: disruptions)
}

/// The client that asks `controlRoom`.
func makeLiveTramClient(_ controlRoom: TramControlRoom) -> TramClient {
  .live(controlRoom)
}

/// The client that answers both questions with nothing.
func makeEmptyTramClient() -> TramClient {
  .empty
}

/// A board that shows what `client` says.
func makeTramBoard(_ client: TramClient) -> TramBoard {
  TramBoard(client: client)
}
