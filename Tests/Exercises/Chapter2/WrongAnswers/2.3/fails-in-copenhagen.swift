// Wrong: the forecast fails only at the coordinate that the author tried.
// Must fail with: It should do the same each time, whatever it is asked for.

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome

  func forecast(at place: Coordinate) async throws -> Forecast {
    let isHere = place == .copenhagen
    return try await client(forecast == .fails && !isHere ? .works : forecast).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await client(search).searchLocations(named: name)
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
