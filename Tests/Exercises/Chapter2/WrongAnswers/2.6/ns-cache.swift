// Wrong: keeps the answers in an NSCache, which may drop them.
// Must fail with: What is remembered may be dropped there: `private let found = NSCache<NSString, Found>()`

import Foundation

private final class Found {
  let locations: [Location]

  init(_ locations: [Location]) {
    self.locations = locations
  }
}

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private let found = NSCache<NSString, Found>()

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    let key = name as NSString
    if let known = found.object(forKey: key) { return known.locations }
    let locations = try await client.searchLocations(named: name)
    found.setObject(Found(locations), forKey: key)
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
