// Wrong: a list of those combinations that the author thought of.
// Must fail with: 4 of the nine combinations are wrong.

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(forecast).forecast(at: place)
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
  switch (forecast, search) {
  case (.works, .works): StubWeatherClient(forecast: .works, search: .works)
  case (.works, .fails): StubWeatherClient(forecast: .works, search: .fails)
  case (.fails, .works): StubWeatherClient(forecast: .fails, search: .works)
  case (.works, .empty): StubWeatherClient(forecast: .works, search: .empty)
  default: StubWeatherClient(forecast: .fails, search: .fails)
  }
}
