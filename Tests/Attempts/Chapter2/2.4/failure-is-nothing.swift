// Wrong: an endpoint that fails gives back nothing, and looks as if it were empty.
// Must fail with: Asked for departures that work and stops that fail, it has departures that
// work and stops that are empty.

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
    case .empty, .fails: []
    }
  }
}

func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  StubBusClient(departures: departures, stops: stops)
}
