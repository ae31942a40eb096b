// Wrong: throws an error that says nothing.
// Must fail with: With the failed client the board says "No tides. ".

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

struct FailedTideClient: TideClient {
  struct Silence: Error, CustomStringConvertible {
    var description: String { "" }
  }

  func tides(in harbour: String) async throws -> [Tide] {
    throw Silence()
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
