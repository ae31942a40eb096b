// Wrong: other levels at each call.
// Must fail with: It should give the same answer each time that you look

struct EmptyTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    []
  }
}

struct HappyPathTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [
      Tide(hour: 1, level: 40), Tide(hour: 7, level: .random(in: 100...900)),
      Tide(hour: 13, level: 60),
    ]
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
