// Wrong: a list of those combinations that the author thought of.
// Must fail with: 4 of nine combinations cannot be had.

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
  switch (departures, stops) {
  case (.works, .works): StubBusClient(departures: .works, stops: .works)
  case (.works, .fails): StubBusClient(departures: .works, stops: .fails)
  case (.fails, .works): StubBusClient(departures: .fails, stops: .works)
  case (.works, .empty): StubBusClient(departures: .works, stops: .empty)
  default: StubBusClient(departures: .fails, stops: .fails)
  }
}
