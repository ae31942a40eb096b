// 2.3 · The second endpoint                                                ★☆☆
//
// The stub below has one outcome for both endpoints. With it you can't look at the Book's
// weather screen while the search works and the forecast fails. Give each endpoint its
// own outcome. `Outcome` is in Sources/Chapter2-Protocols/Outcomes.
//
// You are done when
// - a client can be made for each of the nine combinations
// - an endpoint keeps its outcome, however often it is called
// - each of two clients has its own outcomes
// - the weather screen shows what was chosen
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.3
// Read:   Book/02-Protocols.md, "The second endpoint"

import Forecasts
import Outcomes
import WeatherScreen

// MARK: - Yours

// One outcome for each endpoint, and nothing that they share. Two endpoints with three
// outcomes have nine combinations, and a third endpoint would make it 27. A type for each
// of them is out of the question, so the choice became a value.

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

/// A client with these outcomes.
func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient(forecast: forecast, search: search)
}
