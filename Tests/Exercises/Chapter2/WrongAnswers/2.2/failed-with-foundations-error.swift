// Wrong: throws one of Foundation's errors, which the board prints with domain and code.
// Must fail with: the board says "No tides. Error Domain=

import Foundation

struct EmptyTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] { [] }
}

struct HappyPathTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 2, level: 120), Tide(hour: 8, level: 35), Tide(hour: 14, level: 140)]
  }
}

struct BelowZeroTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 3, level: -12), Tide(hour: 9, level: 80)]
  }
}

struct FailedTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] { throw URLError(.cannotConnectToHost) }
}

/// The client that shows a state. The tests call this function.
func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {
  case .empty: EmptyTideClient()
  case .happyPath: HappyPathTideClient()
  case .belowZero: BelowZeroTideClient()
  case .failed: FailedTideClient()
  }
}
