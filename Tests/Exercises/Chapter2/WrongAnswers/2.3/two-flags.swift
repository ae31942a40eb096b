// Wrong: two flags, which have no word for empty.
// Must fail with: combinations are wrong. Asked for a forecast that works and a search
// that is empty,

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  let forecastWorks: Bool
  let searchWorks: Bool

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(forecastWorks).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await client(searchWorks).searchLocations(named: name)
  }

  private func client(_ works: Bool) -> any WeatherClientProtocol {
    if works { HappyPathWeatherClient() } else { FailedWeatherClient() }
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecastWorks: forecast == .works, searchWorks: search == .works)
}
