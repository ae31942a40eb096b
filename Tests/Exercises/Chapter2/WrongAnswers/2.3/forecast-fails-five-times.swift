// Wrong: a failing forecast works again after five calls.
// Must fail with: Its forecast number 6, at (0.0, 0.0), works

actor StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome
  private var forecasts = 0

  init(forecast: Outcome, search: Outcome) {
    self.forecast = forecast
    self.search = search
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    forecasts += 1
    let outcome = forecasts > 5 ? .works : forecast
    return try await client(outcome).forecast(at: place)
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
