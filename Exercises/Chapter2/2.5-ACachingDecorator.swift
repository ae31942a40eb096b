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

/// A weather client that asks another one, and remembers which places it has found.
///
/// You may make it an actor, or a class with a `Mutex`. Two searches for one name that are under
/// way at the same time may both reach the client. (Exercise 3.8 is about that.)
struct CachedWeatherClient: WeatherClientProtocol {
  let client: any WeatherClientProtocol

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    // TODO: 2.5
    try await client.searchLocations(named: name)
  }
}

/// A separate cache around `client`. The tests call this function, and then both endpoints.
func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
