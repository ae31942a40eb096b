// Wrong: one outcome for both, the worse of the two.
// Must fail with: Asked for departures that work and stops that are empty, it has departures
// that are empty and stops that are empty.

struct StubBusClient: BusClient {
  let outcome: BusOutcome

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    if outcome == .fails { throw NoSignal() }
    return outcome == .empty ? [] : BusDeparture.examples
  }

  func stops(matching text: String) async throws -> [BusStop] {
    if outcome == .fails { throw NoSignal() }
    return outcome == .empty ? [] : BusStop.examples
  }
}

func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  let both = [departures, stops]
  return StubBusClient(
    outcome: both.contains(.fails) ? .fails : both.contains(.empty) ? .empty : .works)
}
