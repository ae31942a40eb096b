// Wrong: all caches share one memory, whichever client they are around.
// Must fail with: What a cache remembers belongs in a stored property of its own, not in a static.

final class CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private static let found = Mutex<[String: [Location]]>([:])

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let locations = Self.found.withLock({ $0[name] }) { return locations }
    let locations = try await client.searchLocations(named: name)
    Self.found.withLock { $0[name] = locations }
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
