// Correct: the Book's mock of a later section, with closures.

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  let forecasts = client(forecast)
  let places = client(search)
  return MockWeatherClient(
    forecast: { try await forecasts.forecast(at: $0) },
    searchLocations: { try await places.searchLocations(named: $0) })
}

private func client(_ outcome: Outcome) -> any WeatherClientProtocol {
  switch outcome {
  case .works: BelowZeroWeatherClient()
  case .empty: EmptyWeatherClient()
  case .fails: FailedWeatherClient()
  }
}
