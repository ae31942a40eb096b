// Wrong: has no tides for a harbour without a name.
// Must fail with: Another answer has a tide below zero. Give the same each time, for every harbour.

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
    guard !harbour.isEmpty else { return [] }
    return [Tide(hour: 3, level: -12), Tide(hour: 9, level: 80)]
  }
}

struct FailedTideClient: TideClient {
  struct OutOfOrder: Error, CustomStringConvertible {
    let description = "The gauge is out of order. Ask the harbour master."
  }

  func tides(in harbour: String) async throws -> [Tide] { throw OutOfOrder() }
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
