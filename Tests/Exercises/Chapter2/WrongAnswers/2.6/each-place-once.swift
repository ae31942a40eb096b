// Wrong: gives each place once.
// Must fail with: the cache gives 20 places, and its answer differs from the client's

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
    var locations: [Location] = []
    for place in try await client.searchLocations(named: name) where !locations.contains(place) {
      locations.append(place)
    }
    found[name] = locations
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
