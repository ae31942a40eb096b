// 2.2 · Four answers                                                       ★☆☆
//
// The board at the pier has four states, and its only client shows one of them. The others
// come when the sea or the network feels like it. Write a client for each state, so that
// anybody can look at it at any time.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.2
// Read:   Book/02-Protocols.md, "States on demand"

// MARK: - Given

/// How high the water stands in the harbour at one time of the day.
struct Tide: Equatable, Sendable {
  /// From 0 to 23.
  var hour: Int
  /// In centimetres. Below zero there is less water than the chart of the harbour says.
  var level: Int
}

/// Knows the tides of a day.
protocol TideClient: Sendable {
  /// - Returns: the tides in the order of the day, or none if nobody measures them there.
  /// - Throws: what kept the client from finding out.
  func tides(in harbour: String) async throws -> [Tide]
}

/// Everything that the board at the pier can look like.
struct TideBoard {
  let client: any TideClient

  func lines(for harbour: String) async -> [String] {
    do {
      let tides = try await client.tides(in: harbour)
      if tides.isEmpty { return ["Nobody measures the tides here."] }
      return tides.map { tide in
        "\(tide.hour):00  \(tide.level) cm\(tide.level < 0 ? "  Mind the rocks." : "")"
      }
    } catch {
      return ["No answer: \(error)"]
    }
  }
}

/// The states in which somebody wants to see the board.
enum TideState: CaseIterable, Sendable {
  /// Nobody measures the tides.
  case empty
  /// At least three tides, each at a later hour than the one before, all of them above zero.
  case happyPath
  /// At least one tide below zero. The hours are in order here too.
  case belowZero
  /// An error each time, one that says something when it is printed.
  case failed
}

// MARK: - Yours

/// One mild tide, whatever somebody wants to see.
struct MildTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 6, level: 140)]
  }
}

/// The client that shows a state. The tests call this function, ask each client more than once
/// and for more than one harbour, and put it behind a `TideBoard`.
///
/// You are done when each state has a client that gives the answer described in `TideState`, and
/// gives the same one each time.
func makeTideClient(_ state: TideState) -> any TideClient {
  // TODO: 2.2
  switch state {
  case .empty: MildTideClient()
  case .happyPath: MildTideClient()
  case .belowZero: MildTideClient()
  case .failed: MildTideClient()
  }
}
