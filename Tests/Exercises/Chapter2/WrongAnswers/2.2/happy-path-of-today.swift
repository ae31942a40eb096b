// Wrong: gives a happy path that depends on the day.
// Must fail with: and finds a clock: `let day = Int(

import Foundation

struct StubTideClient: TideClient {
  let state: TideState

  func tides(in harbour: String) async throws -> [Tide] {
    switch state {
    case .empty: return []
    case .happyPath:
      let day = Int(Date.now.timeIntervalSince1970 / 86_400)
      return (1...3).map { Tide(hour: $0 * 6, level: 100 + day % 30) }
    case .belowZero: return [Tide(hour: 4, level: -20), Tide(hour: 10, level: 130)]
    case .failed: throw OutOfOrder()
    }
  }
}

struct OutOfOrder: Error, CustomStringConvertible {
  let description = "The gauge is out of order."
}

func makeTideClient(_ state: TideState) -> any TideClient {
  StubTideClient(state: state)
}
