// Wrong: three clients, and the old one in place of the fourth.
// Must fail with: None of its levels is below zero.

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

struct FailedTideClient: TideClient {
  struct NoConnection: Error {}

  func tides(in harbour: String) async throws -> [Tide] {
    throw NoConnection()
  }
}

struct MildTideClient: TideClient {
  func tides(in harbour: String) async throws -> [Tide] {
    [Tide(hour: 6, level: 140)]
  }
}

func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {
  case .empty: EmptyTideClient()
  case .happyPath: HappyPathTideClient()
  case .belowZero: MildTideClient()
  case .failed: FailedTideClient()
  }
}
