// Wrong: the forecast fails once the search has failed.
// Must fail with: What one endpoint did must not change the other.

actor StubWeatherClient: WeatherClientProtocol {
  let forecast, search: Outcome
  private var isDown = false
  init(forecast: Outcome, search: Outcome) { (self.forecast, self.search) = (forecast, search) }
  func client(_ outcome: Outcome) -> any WeatherClientProtocol {
    switch outcome {
    case .works: HappyPathWeatherClient()
    case .empty: EmptyWeatherClient()
    case .fails: FailedWeatherClient()
    }
  }
  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(isDown ? .fails : forecast).forecast(at: place)
  }
  func searchLocations(named name: String) async throws -> [Location] {
    isDown = search == .fails
    return try await client(search).searchLocations(named: name)
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecast: forecast, search: search)
}
