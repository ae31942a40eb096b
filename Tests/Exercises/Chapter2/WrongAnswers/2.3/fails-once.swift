// Wrong: the forecast fails at the first call, and has something to show at the next.
// Must fail with: It should do the same each time

/// A weather client with an outcome for each endpoint.
actor StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome
  private var hasFailed = false

  init(forecast: Outcome, search: Outcome) {
    self.forecast = forecast
    self.search = search
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    if forecast == .fails, hasFailed {
      return try await HappyPathWeatherClient().forecast(at: place)
    }
    hasFailed = forecast == .fails
    return try await client(forecast).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await client(search).searchLocations(named: name)
  }

  private func client(_ outcome: Outcome) -> any WeatherClientProtocol {
    switch outcome {
    case .works: return HappyPathWeatherClient()
    case .empty: return EmptyWeatherClient()
    case .fails: return FailedWeatherClient()
    }
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecast: forecast, search: search)
}
