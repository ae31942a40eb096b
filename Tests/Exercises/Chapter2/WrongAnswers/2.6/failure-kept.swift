// Wrong: keeps the result, whichever it is.
// Must fail with: the next search should try again

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: Result<[Location], any Error>] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let result = found[name] { return try result.get() }
    do {
      let locations = try await client.searchLocations(named: name)
      found[name] = .success(locations)
      return locations
    } catch {
      found[name] = .failure(error)
      throw error
    }
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
