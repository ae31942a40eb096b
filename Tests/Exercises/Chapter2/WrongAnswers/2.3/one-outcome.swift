// Wrong: one outcome for both, the worse of the two.
// Must fail with: Asked for a forecast that works and a search that is empty, it has a
// forecast that is empty and a search that is empty.

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  let outcome: Outcome

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(outcome).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await client(outcome).searchLocations(named: name)
  }

  private func client(_ outcome: Outcome) -> any WeatherClientProtocol {
    switch outcome {
    case .works: HappyPathWeatherClient()
    case .empty: EmptyWeatherClient()
    case .fails: FailedWeatherClient()
    }
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  let both = [forecast, search]
  return StubWeatherClient(
    outcome: both.contains(.fails) ? .fails : both.contains(.empty) ? .empty : .works)
}
