// Wrong: forgets all searches when a forecast fails.
// Must fail with: A failed forecast should take nothing away

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) { self.client = client }

  func forecast(at place: Coordinate) async throws -> Forecast {
    do { return try await client.forecast(at: place) } catch {
      found = [:]
      throw error
    }
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let places = found[name] { return places }
    let places = try await client.searchLocations(named: name)
    found[name] = places
    return places
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
