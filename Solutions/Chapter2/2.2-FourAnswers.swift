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

// Each state is a type with one line in it. None of them has any logic, so none needs a
// test. To know nothing and to fail are two answers: the board words them differently, and
// only the second one is thrown.

/// Nobody measures the tides.
struct EmptyTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    []
  }
}

/// A day on which nobody has to worry.
struct HappyPathTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 1, level: 40), Tide(hour: 7, level: 310), Tide(hour: 13, level: 60)]
  }
}

/// The water falls below the zero of the chart.
struct BelowZeroTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 5, level: 390), Tide(hour: 11, level: -20), Tide(hour: 17, level: 370)]
  }
}

/// Nobody can be reached.
struct FailedTideClient: TideClient {
  struct NoConnection: Error {}

  func tides(in harbour: String) async throws -> [Tide] {
    throw NoConnection()
  }
}

/// The client that shows a state.
func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {
  case .empty: EmptyTideClient()
  case .happyPath: HappyPathTideClient()
  case .belowZero: BelowZeroTideClient()
  case .failed: FailedTideClient()
  }
}
