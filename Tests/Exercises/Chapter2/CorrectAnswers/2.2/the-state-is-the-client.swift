// Correct: the states themselves conform, with a switch; the error comes from Foundation.

import Foundation

extension TideState: TideClient {
  package func tides(in harbour: String) async throws -> [Tide] {
    let week = [Tide(hour: 2, level: 12), Tide(hour: 8, level: 200), Tide(hour: 23, level: 9)]
    switch self {
    case .empty: return []
    case .happyPath: return week
    case .belowZero: return week.map { Tide(hour: $0.hour, level: -$0.level) }
    case .failed:
      throw NSError(
        domain: "Tides", code: 1, userInfo: [NSLocalizedDescriptionKey: "Nobody is there."])
    }
  }
}

func makeTideClient(_ state: TideState) -> any TideClient { state }
