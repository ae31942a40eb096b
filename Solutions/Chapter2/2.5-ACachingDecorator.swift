// 2.5 · A caching decorator                                                ★★☆
//
// Each refresh of the Book's weather screen searches for its place again, although the place
// hasn't moved. Write a decorator: a client around any other weather client. As long as it
// lives, it remembers which places were found for each name.
//
// You are done when
// - a search that has been answered doesn't reach the client again
// - names that differ, even if only in case, are looked up separately
// - a failure reaches the caller and isn't remembered
// - no answer is lost when searches overlap
// - each forecast reaches the client
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.5
// Read:   Book/02-Protocols.md, "A decorator that remembers"

import Forecasts
import Synchronization
import WeatherScreen

// MARK: - Yours

// An actor, since the memory changes while several callers use it. Only an answer is written
// down, and only after it has come: a failure leaves the method on the way, so the next caller
// asks again. No places at all is an answer like any other.

/// A weather client that asks another one, and remembers which places it has found.
actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let locations = found[name] { return locations }
    let locations = try await client.searchLocations(named: name)
    found[name] = locations
    return locations
  }
}

/// A separate cache around `client`.
func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
