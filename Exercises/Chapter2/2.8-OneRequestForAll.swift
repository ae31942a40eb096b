// 2.8 · One request for all callers                                        ★★★
//
// A start screen and its weather banner open together, and both search for Malmö. The cache
// below remembers what was found, and forgets failures. But while an answer is under way,
// everyone who searches for the same name sends another request. Let them share the first.
//
// You are done when
// - callers who search for the same name at the same time share one request
// - a slow search doesn't hold up another name's
// - a failure reaches all who wait, and the next search asks again
// - a caller who gives up doesn't spoil it for the others
// - each forecast reaches the client
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.8
// Read:   Book/02b-DependenciesThatTakeTime.md, "Several callers at once"

import Forecasts
import WeatherScreen

// MARK: - Yours

/// A weather client that asks another one, and remembers which places it has found.
actor SharingWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var answers: [String: [Location]] = [:]  // TODO: 2.8

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let locations = answers[name] { return locations }
    let locations = try await client.searchLocations(named: name)
    answers[name] = locations
    return locations
  }
}

/// A separate cache around `client`. The tests call this function, and then both endpoints.
func makeSharingWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  SharingWeatherClient(client: client)
}
