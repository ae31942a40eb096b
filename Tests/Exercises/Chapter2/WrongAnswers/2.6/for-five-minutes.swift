// Wrong: remembers for five minutes.
// Must fail with: The cache should remember for its whole life, not just for a while.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: (places: [Location], at: ContinuousClock.Instant)] = [:]

  init(client: any WeatherClientProtocol) { self.client = client }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let entry = found[name], entry.at.duration(to: .now) < .seconds(300) { return entry.places }
    let places = try await client.searchLocations(named: name)
    found[name] = (places, .now)
    return places
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
