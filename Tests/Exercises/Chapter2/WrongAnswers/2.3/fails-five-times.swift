// Wrong: a failing search works again after five calls.
// Must fail with: Its search number 6, for "Malmö", works

actor StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome
  private var searches = 0

  init(forecast: Outcome, search: Outcome) {
    self.forecast = forecast
    self.search = search
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(forecast).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    searches += 1
    let outcome = searches > 5 ? .works : search
    return try await client(outcome).searchLocations(named: name)
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
