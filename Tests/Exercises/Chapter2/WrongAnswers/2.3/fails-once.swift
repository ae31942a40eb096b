// Wrong: fails at the first call, and has something to show at the next.
// Must fail with: it should do the same each time

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
    if outcome == .fails, hasFailed { return examples }
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
