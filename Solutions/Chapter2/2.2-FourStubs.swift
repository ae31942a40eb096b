// 2.2 · Four stubs, four states                                            ★☆☆
//
// A board at the pier shows the day's tides. The board has four states, and its only client
// shows one of them. Write a client for each state of `TideState`, so that you can see each
// of them whenever you like. The code you're given is in Sources/Chapter2-Protocols/Tides.
//
// You are done when
// - the empty client answers, with no tides
// - the happy path has three tides or more, each later than the one before, all above zero
// - the below-zero client has a tide below zero, and each tide is later than the one before
// - the failed client throws each time, and the board says why in words
// - each client gives the same answer each time, whatever the harbour
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.2
// Read:   Book/02-Protocols.md, "States on demand"

import Tides

// MARK: - Yours

// Each state is a type with one line in it. None of them has any logic, so none needs a
// test. Knowing nothing and failing are two answers: the board words them differently, and
// only the second one is thrown.

/// Nobody measures the tides.
struct EmptyTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    []
  }
}

/// A day without anything special.
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

/// The service can't be reached.
struct FailedTideClient: TideClient {
  struct NoConnection: Error, CustomStringConvertible {
    let description = "The gauge in the harbour does not answer."
  }

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
