// Wrong: chapter 2's mock, one more type behind the protocol.
// Must fail with: A protocol is still there: `protocol TramClient: Sendable {`.

protocol TramClient: Sendable {
  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture]

  func disruptions(_ line: Int) async throws -> [String]
}

struct ClosureTramClient: TramClient {
  var onDepartures: @Sendable (String, Int) async throws -> [TramDeparture]
  var onDisruptions: @Sendable (Int) async throws -> [String]

  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture] {
    try await onDepartures(stop, minutes)
  }

  func disruptions(_ line: Int) async throws -> [String] {
    try await onDisruptions(line)
  }
}

struct LiveTramClient: TramClient {
  let controlRoom: TramControlRoom

  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture] {
    await controlRoom.departures(from: stop, within: minutes)
  }

  func disruptions(_ line: Int) async throws -> [String] {
    try await controlRoom.disruptions(of: line)
  }
}

struct EmptyTramClient: TramClient {
  func departures(_ stop: String, _ minutes: Int) async throws -> [TramDeparture] {
    []
  }

  func disruptions(_ line: Int) async throws -> [String] {
    []
  }
}

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

func makeTramClient(
  departures: @escaping @Sendable (_ stop: String, _ minutes: Int) async throws -> [TramDeparture],
  disruptions: @escaping @Sendable (_ line: Int) async throws -> [String]
) -> any TramClient {
  ClosureTramClient(onDepartures: departures, onDisruptions: disruptions)
}

func makeLiveTramClient(_ controlRoom: TramControlRoom) -> any TramClient {
  LiveTramClient(controlRoom: controlRoom)
}

func makeEmptyTramClient() -> any TramClient {
  EmptyTramClient()
}

func makeTramBoard(_ client: any TramClient) -> TramBoard {
  TramBoard(client: client)
}
