// Correct: an actor with answers and an error of its own, and none of the Book's clients.

actor StubWeatherClient: WeatherClientProtocol {
  enum Trouble: Error { case noSignal }

  private let outcomes: (forecast: Outcome, search: Outcome)

  init(_ forecast: Outcome, _ search: Outcome) {
    outcomes = (forecast, search)
  }

  func forecast(at place: Coordinate) throws -> Forecast {
    guard outcomes.forecast != .fails else { throw Trouble.noSignal }
    var forecast = try BundledForecast.forecast(near: place)
    if outcomes.forecast == .empty { forecast.days.removeAll() }
    return forecast
  }

  func searchLocations(named name: String) throws -> [Location] {
    switch outcomes.search {
    case .works: [Location(name: name, region: nil, country: nil, coordinate: .copenhagen)]
    case .empty: []
    case .fails: throw Trouble.noSignal
    }
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecast, search)
}
