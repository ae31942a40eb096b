// Wrong: each endpoint goes by the other one's outcome.
// Must fail with: it has departures that are empty and stops that work.

struct StubBusClient: BusClient {
  let departures: BusOutcome
  let stops: BusOutcome

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    try answer(departures, BusDeparture.examples)
  }

  func stops(matching text: String) async throws -> [BusStop] {
    try answer(stops, BusStop.examples)
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
  StubBusClient(departures: stops, stops: departures)
}
