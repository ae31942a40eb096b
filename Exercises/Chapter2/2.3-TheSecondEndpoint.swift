// 2.3 · The second endpoint                                                ★☆☆
//
// The bus app has a stub of its client, with a switch: it works or it does not. Then the
// protocol got a second endpoint, and the switch serves both. Nobody can see the screen
// whose search works while its departures fail, though that happens every day.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.3
// Read:   Book/02-Protocols.md, "The second endpoint"

// MARK: - Given

/// A place where buses stop.
struct BusStop: Equatable, Sendable {
  var name: String

  /// What an endpoint that works may answer.
  static let examples = [BusStop(name: "Mill Lane"), BusStop(name: "Old Bridge")]
}

/// A bus that leaves soon.
struct BusDeparture: Equatable, Sendable {
  var line: String
  var minutes: Int

  /// What an endpoint that works may answer.
  static let examples = [
    BusDeparture(line: "5A", minutes: 4), BusDeparture(line: "12", minutes: 9),
  ]
}

/// Knows the buses.
protocol BusClient: Sendable {
  func departures(from stop: String) async throws -> [BusDeparture]
  /// The second endpoint, new since this week.
  func stops(matching text: String) async throws -> [BusStop]
}

/// What becomes of a question to one endpoint.
enum BusOutcome: CaseIterable, Sendable {
  /// There is something to show, one entry at least.
  case works
  /// There is nothing to show.
  case empty
  /// The endpoint throws. Which error is up to you.
  case fails
}

/// A screen that asks both endpoints at the same time.
struct BusScreen {
  let client: any BusClient

  func lines(for text: String) async -> [String] {
    async let stops = line("Stops") { try await client.stops(matching: text).map(\.name) }
    async let departures = line("Departures") {
      try await client.departures(from: text).map { "\($0.line) in \($0.minutes) min" }
    }
    return await [stops, departures]
  }

  private func line(_ title: String, _ ask: () async throws -> [String]) async -> String {
    do {
      let entries = try await ask()
      return "\(title): \(entries.isEmpty ? "none" : entries.joined(separator: ", "))"
    } catch {
      return "\(title): not available"
    }
  }
}

// MARK: - Yours

/// A client that does what somebody has chosen.
struct StubBusClient: BusClient {
  // TODO: 2.3
  let isWorking: Bool

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    guard isWorking else { throw NoSignal() }
    return BusDeparture.examples
  }

  func stops(matching text: String) async throws -> [BusStop] {
    guard isWorking else { throw NoSignal() }
    return BusStop.examples
  }
}

/// A client whose endpoints do what is asked for here, each for itself and each time they are
/// called. The tests call this function, and then both endpoints, by themselves and through a
/// `BusScreen`.
///
/// You are done when each of the nine combinations can be had.
func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  // TODO: 2.3
  StubBusClient(isWorking: departures == .works && stops == .works)
}
