// Wrong: takes a forecast without days for one that fails.
// Must fail with: Asked for a forecast that is empty and a search that works, it has a
// forecast that fails

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(forecast).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    search == .empty ? [] : try await client(search).searchLocations(named: name)
  }

  private func client(_ outcome: Outcome) -> any WeatherClientProtocol {
    switch outcome {
    case .works: HappyPathWeatherClient()
    case .empty: FailedWeatherClient()
    case .fails: FailedWeatherClient()
    }
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecast: forecast, search: search)
}
