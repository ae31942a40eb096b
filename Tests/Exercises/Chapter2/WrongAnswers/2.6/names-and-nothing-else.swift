// Wrong: keeps the names of the places, and loses where they are.
// Must fail with: Asked for the second time, the cache gives 21 places, and its answer differs

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [String]] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let names = found[name] {
      return names.map { Location(name: $0, region: nil, country: nil, coordinate: .copenhagen) }
    }
    let locations = try await client.searchLocations(named: name)
    found[name] = locations.map(\.name)
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
