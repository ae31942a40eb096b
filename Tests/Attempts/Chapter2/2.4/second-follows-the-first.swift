// Wrong: the stops go by the outcome that was meant for the departures.
// Must fail with: Asked for departures that work and stops that are empty, it has departures
// that work and stops that work.

struct StubBusClient: BusClient {
  let departures: BusOutcome
  let stops: BusOutcome

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    try answer(departures, BusDeparture.examples)
  }

  func stops(matching text: String) async throws -> [BusStop] {
    try answer(departures, BusStop.examples)
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
  StubBusClient(departures: departures, stops: stops)
}
