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

// The actor remembers searches, not answers. A search is in the dictionary before anyone awaits
// it, so the second caller finds it, running or done. A failed search takes its own entry out,
// on the actor, before anyone learns of the failure. And because it's a task of its own, a
// caller who is cancelled doesn't cancel it.

/// A weather client that asks another one, and remembers which places it has found.
actor SharingWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var searches: [String: Task<[Location], any Error>] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let search = searches[name] { return try await search.value }
    let search = Task {
      do {
        return try await client.searchLocations(named: name)
      } catch {
        searches[name] = nil
        throw error
      }
    }
    searches[name] = search
    return try await search.value
  }
}

/// A separate cache around `client`.
func makeSharingWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  SharingWeatherClient(client: client)
}
