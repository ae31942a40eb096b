// Wrong: a single tide, with which nobody sees the board with several lines.
// Must fail with: Fewer than three tides don't show

struct EmptyTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    []
  }
}

struct HappyPathTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 1, level: 40)]
  }
}

struct BelowZeroTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 5, level: 390), Tide(hour: 11, level: -20), Tide(hour: 17, level: 370)]
  }
}

struct FailedTideClient: TideClient {
  struct NoConnection: Error, CustomStringConvertible {
    let description = "The gauge in the harbour does not answer."
  }

  func tides(in harbour: String) async throws -> [Tide] {
    throw NoConnection()
  }
}

func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {
  case .empty: EmptyTideClient()
  case .happyPath: HappyPathTideClient()
  case .belowZero: BelowZeroTideClient()
  case .failed: FailedTideClient()
  }
}
