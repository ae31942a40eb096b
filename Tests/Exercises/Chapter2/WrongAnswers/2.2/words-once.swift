// Wrong: says why in words the first time, and throws a bare error after that.
// Must fail with: the error "StillNoConnection()" in answer 2

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
  struct StillNoConnection: Error {}

  private var hasFailed = false

  struct NoConnection: Error, CustomStringConvertible {
    let description = "The gauge in the harbour does not answer."
  }

  func tides(in harbour: String) async throws -> [Tide] {
    if hasFailed { throw StillNoConnection() }
    hasFailed = true
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
