// Correct: holds a client for each endpoint.

struct StubWeatherClient: WeatherClientProtocol {
  let forecasts: any WeatherClientProtocol
  let places: any WeatherClientProtocol

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await forecasts.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await places.searchLocations(named: name)
  }
}

private let clients: [Outcome: any WeatherClientProtocol] = [
  .works: HappyPathWeatherClient(), .empty: EmptyWeatherClient(), .fails: FailedWeatherClient(),
]

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(
    forecasts: clients[forecast, default: FailedWeatherClient()],
    places: clients[search, default: FailedWeatherClient()])
}
