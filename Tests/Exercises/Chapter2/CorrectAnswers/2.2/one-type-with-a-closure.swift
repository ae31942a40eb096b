// Correct: one client for all states, which is given a closure.

struct CannedTideClient: TideClient {
  let answer: @Sendable () throws -> [Tide]

  func tides(in harbour: String) async throws -> [Tide] { try answer() }
}

enum TideFault: String, Error, CustomStringConvertible {
  case outOfOrder = "The gauge is out of order."

  var description: String { rawValue }
}

func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {
  case .empty: CannedTideClient { [] }
  case .happyPath: CannedTideClient { (1...4).map { Tide(hour: $0 * 5, level: 100 + $0) } }
  case .belowZero: CannedTideClient { [Tide(hour: 0, level: -1)] }
  case .failed: CannedTideClient { throw TideFault.outOfOrder }
  }
}
