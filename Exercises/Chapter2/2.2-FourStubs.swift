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

/// One mild tide, whichever state is wanted.
struct MildTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 6, level: 140)]
  }
}

/// The client that shows a state. The tests call this function.
func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {  // TODO: 2.2
  case .empty: MildTideClient()
  case .happyPath: MildTideClient()
  case .belowZero: MildTideClient()
  case .failed: MildTideClient()
  }
}
