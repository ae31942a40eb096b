// Wrong: takes the spaces off a name before it looks it up.
// Must fail with: The whole name is the key, as it is.

import Foundation

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
    if let locations = found[name.trimmingCharacters(in: .whitespaces)] { return locations }
    let locations = try await client.searchLocations(named: name)
    found[name.trimmingCharacters(in: .whitespaces)] = locations
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
