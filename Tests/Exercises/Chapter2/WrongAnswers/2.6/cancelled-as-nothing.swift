// Wrong: takes a cancellation for a search that finds nothing.
// Must fail with: The client fails with CancellationError(), and the cache says nothing.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) { self.client = client }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let places = found[name] { return places }
    do {
      found[name] = try await client.searchLocations(named: name)
    } catch is CancellationError {
      found[name] = []
    }
    return found[name] ?? []
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
