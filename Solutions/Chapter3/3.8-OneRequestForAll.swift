// 3.8 · One request for all callers                                        ★★★
//
// A start screen and its weather banner open together, and both search for the places near you.
// The client below remembers what was found, and forgets failures. But while an answer is under
// way, everyone who searches near the same place sends another request. Let them share the first.
//
// You are done when
// - callers who search near the same place at the same time share one request
// - a slow search doesn't hold up another place's
// - a failure reaches all who wait, and the next search asks again
// - a caller who gives up doesn't spoil it for the others
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 3.8
// Read:   Book/03a-DependenciesThatTakeTime.md, "Several callers at once"

import Forecasts
import WeatherClient

// MARK: - Yours

// The actor remembers requests, not answers. A request is in the dictionary before anyone awaits
// it, so the second caller finds it, running or done. A failed request takes its own entry out,
// on the actor, before anyone learns of the failure. And because it's a task of its own, a
// caller who is cancelled doesn't cancel it.

extension WeatherClient {
  /// A copy of this client that remembers which places it has found.
  func sharingSearches() -> WeatherClient {
    let searches = SharedSearches(search: searchLocations)
    var client = self
    client.searchLocations = { try await searches.locations(near: $0) }
    return client
  }
}

/// Remembers the search near each coordinate, whether it's under way or done.
actor SharedSearches {
  private let search: @Sendable (Coordinate) async throws -> [Location]
  private var requests: [Coordinate: Task<[Location], any Error>] = [:]

  init(search: @escaping @Sendable (Coordinate) async throws -> [Location]) {
    self.search = search
  }

  func locations(near coordinate: Coordinate) async throws -> [Location] {
    if let request = requests[coordinate] { return try await request.value }
    let request = Task {
      do {
        return try await search(coordinate)
      } catch {
        requests[coordinate] = nil
        throw error
      }
    }
    requests[coordinate] = request
    return try await request.value
  }
}
