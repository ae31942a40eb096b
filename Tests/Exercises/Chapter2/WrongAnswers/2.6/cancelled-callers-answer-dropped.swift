// Wrong: drops an answer whose caller has been cancelled.
// Must fail with: even if a caller no longer wants it: remember it.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  nonisolated func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let places = found[name] { return places }
    let places = try await client.searchLocations(named: name)
    try Task.checkCancellation()
    found[name] = places
    return places
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
