// Wrong: forgets everything at a hundred names.
// Must fail with: The cache should drop nothing.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) { self.client = client }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let places = found[name] { return places }
    let places = try await client.searchLocations(named: name)
    if found.count >= 100 { found.removeAll() }
    found[name] = places
    return places
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
