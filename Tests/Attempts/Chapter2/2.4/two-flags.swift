// Wrong: a flag for each, so that nothing can be empty.
// Must fail with: Asked for departures that work and stops that are empty, it has departures
// that work and stops that work.

struct StubBusClient: BusClient {
  let departuresFail: Bool
  let stopsFail: Bool

  struct NoSignal: Error {}

  func departures(from stop: String) async throws -> [BusDeparture] {
    if departuresFail { throw NoSignal() }
    return BusDeparture.examples
  }

  func stops(matching text: String) async throws -> [BusStop] {
    if stopsFail { throw NoSignal() }
    return BusStop.examples
  }
}

func makeBusClient(departures: BusOutcome, stops: BusOutcome) -> any BusClient {
  StubBusClient(departuresFail: departures == .fails, stopsFail: stops == .fails)
}
