// Wrong: fails ten times, and works after that.
// Must fail with: and then 140 cm at 6:00 in answer 11, for the harbour "Saltwick"

struct EmptyTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    []
  }
}

struct HappyPathTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 1, level: 40), Tide(hour: 7, level: 310), Tide(hour: 13, level: 60)]
  }
}

struct BelowZeroTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 5, level: 390), Tide(hour: 11, level: -20), Tide(hour: 17, level: 370)]
  }
}

actor FailedTideClient: TideClient {
  private var failures = 0

  struct NoConnection: Error, CustomStringConvertible {
    let description = "The gauge in the harbour does not answer."
  }

  func tides(in harbour: String) async throws -> [Tide] {
    guard failures < 10 else { return [Tide(hour: 6, level: 140)] }
    failures += 1
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
