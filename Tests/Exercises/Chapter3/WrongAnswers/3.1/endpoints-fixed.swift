// Wrong: a client is made once, so its endpoints are constants.
// Must fail with: and cannot replace departures and disruptions. Declare each closure with a plain
// var

struct TramClient: Sendable {
  let departures: @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture]
  let disruptions: @Sendable (_ line: Int) async throws -> [String]
}

extension TramClient {
  static func live(_ controlRoom: TramControlRoom) -> TramClient {
    TramClient(
      departures: { await controlRoom.departures(from: $0, within: $1) },
      disruptions: { try await controlRoom.disruptions(of: $0) })
  }

  static let empty = TramClient(departures: { _, _ in [] }, disruptions: { _ in [] })
}

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

func makeTramClient(
  departures: @escaping @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture],
  disruptions: @escaping @Sendable (_ line: Int) async throws -> [String]
) -> TramClient {
  TramClient(departures: departures, disruptions: disruptions)
}

func makeLiveTramClient(_ controlRoom: TramControlRoom) -> TramClient {
  .live(controlRoom)
}

func makeEmptyTramClient() -> TramClient {
  .empty
}

func makeTramBoard(_ client: TramClient) -> TramBoard {
  TramBoard(client: client)
}
