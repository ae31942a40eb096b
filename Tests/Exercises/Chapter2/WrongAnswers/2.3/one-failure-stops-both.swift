// Wrong: after a failure of one endpoint the other one fails as well.
// Must fail with: What one endpoint did must not change the other.

actor StubBusClient: BusClient {
  let departures: BusOutcome
  let stops: BusOutcome

  private var hasFailed = false

  init(departures: BusOutcome, stops: BusOutcome) {
    self.departures = departures
    self.stops = stops
  }

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    try answer(departures, BusDeparture.examples)
  }

  func stops(matching text: String) async throws -> [BusStop] {
    try answer(stops, BusStop.examples)
  }

  private func answer<Entry>(_ outcome: BusOutcome, _ examples: [Entry]) throws -> [Entry] {
    if hasFailed { throw NoSignal() }
    hasFailed = outcome == .fails
    switch outcome {
    case .works: return examples
    case .empty: return []
    case .fails: throw NoSignal()
    }
  }
}

func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  StubBusClient(departures: departures, stops: stops)
}
