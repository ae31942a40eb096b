// Wrong: every client remembers the first answer, since a stop has only one.
// Must fail with: Store the closure, which is called each time, and not what it answered once.

import Synchronization

final class TramMemory: Sendable {
  let departures = Mutex<[TramDeparture]?>(nil)
}

struct TramClient: Sendable {
  var departures: @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture]
  var disruptions: @Sendable (_ line: Int) async throws -> [String]
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
  let memory = TramMemory()
  return TramClient(
    departures: { stop, minutes in
      if let known = memory.departures.withLock(\.self) { return known }
      let answer = try await departures(stop, minutes)
      memory.departures.withLock { $0 = answer }
      return answer
    },
    disruptions: disruptions)
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
