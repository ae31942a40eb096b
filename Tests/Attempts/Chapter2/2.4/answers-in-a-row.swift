// Wrong: a list of answers, handed out in the order in which somebody happens to ask.
// Must fail with: Whoever asks, and for whichever stop, it should do the same each time.

actor StubBusClient: BusClient {
  private var upcoming: [BusOutcome]

  init(upcoming: [BusOutcome]) {
    self.upcoming = upcoming
  }

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    try next(BusDeparture.examples)
  }

  func stops(matching text: String) async throws -> [BusStop] {
    try next(BusStop.examples)
  }

  private func next<Entry>(_ examples: [Entry]) throws -> [Entry] {
    let outcome = upcoming.removeFirst()
    upcoming.append(outcome)
    switch outcome {
    case .works: return examples
    case .empty: return []
    case .fails: throw NoSignal()
    }
  }
}

func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  StubBusClient(upcoming: [departures, stops])
}
