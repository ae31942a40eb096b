// Wrong: has no forecast south of the equator.
// Must fail with: Its forecast number 1, at (-33.87, 151.21), is empty

struct StubWeatherClient: WeatherClientProtocol {
  let forecast: Outcome
  let search: Outcome

  func forecast(at place: Coordinate) async throws -> Forecast {
    let outcome = place.latitude < 0 && forecast == .works ? .empty : forecast
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
