// Wrong: the outcomes are static, so the last client that was made decides for all.
// Must fail with: Each client should keep what was chosen for it

import Synchronization

struct StubBusClient: BusClient {
  static let outcomes = Mutex((departures: BusOutcome.works, stops: BusOutcome.works))

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    try answer(Self.outcomes.withLock { $0.departures }, BusDeparture.examples)
  }

  func stops(matching text: String) async throws -> [BusStop] {
    try answer(Self.outcomes.withLock { $0.stops }, BusStop.examples)
  }

  private func answer<Entry>(_ outcome: BusOutcome, _ examples: [Entry]) throws -> [Entry] {
    switch outcome {
    case .works: examples
    case .empty: []
    case .fails: throw NoSignal()
    }
  }
}

func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  StubBusClient.outcomes.withLock { $0 = (departures, stops) }
  return StubBusClient()
}
