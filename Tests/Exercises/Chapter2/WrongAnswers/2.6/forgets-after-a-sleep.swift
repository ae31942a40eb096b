// Wrong: forgets each answer after five minutes, by a task that sleeps.
// Must fail with: What is remembered may be dropped there: `try await Task.sleep(for: .seconds(300))`

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
    Task {
      try await Task.sleep(for: .seconds(300))
      found[name] = nil
    }
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
