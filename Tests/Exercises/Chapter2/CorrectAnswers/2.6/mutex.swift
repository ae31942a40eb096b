// Correct: a final class with a Mutex, locked twice, and never while it waits.

final class CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private let found = Mutex<[String: [Location]]>([:])

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let locations = found.withLock({ $0[name] }) { return locations }
    let locations = try await client.searchLocations(named: name)
    found.withLock { $0[name] = locations }
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
