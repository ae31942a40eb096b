// Wrong: a search for an empty name finds nothing, even where searches fail.
// Must fail with: Its search for "" is empty.

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(forecast).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    name.isEmpty ? [] : try await client(search).searchLocations(named: name)
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
  StubWeatherClient(forecast: forecast, search: search)
}
