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

/// A weather client whose endpoints both work, or both fail.
struct StubWeatherClient: WeatherClientProtocol {
  let client: any WeatherClientProtocol  // TODO: 2.3
  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }
  func searchLocations(named name: String) async throws -> [Location] {
    try await client.searchLocations(named: name)
  }
}

/// A client with these outcomes. The tests call this function.
func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  let isWorking = forecast == .works && search == .works  // TODO: 2.3
  return StubWeatherClient(client: isWorking ? HappyPathWeatherClient() : FailedWeatherClient())
}
