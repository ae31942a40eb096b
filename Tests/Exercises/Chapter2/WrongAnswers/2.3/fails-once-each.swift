// Wrong: a failing endpoint fails the first time only.
// Must fail with: It should do the same each time

actor StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome
  private var failures: Set<String> = []

  init(forecast: Outcome, search: Outcome) {
    self.forecast = forecast
    self.search = search
  }

  private func client(_ outcome: Outcome, _ endpoint: String) -> any WeatherClientProtocol {
    switch outcome {
    case .works: return HappyPathWeatherClient()
    case .empty: return EmptyWeatherClient()
    case .fails:
      return failures.insert(endpoint).inserted ? FailedWeatherClient() : HappyPathWeatherClient()
    }
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(forecast, "forecast").forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await client(search, "search").searchLocations(named: name)
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecast: forecast, search: search)
}
