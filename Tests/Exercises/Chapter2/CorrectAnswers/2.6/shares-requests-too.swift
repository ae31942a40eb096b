// Correct: keeps tasks, as exercise 2.7 asks for.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: Task<[Location], any Error>] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let search = found[name] { return try await search.value }
    let search = Task {
      do {
        return try await client.searchLocations(named: name)
      } catch {
        found[name] = nil
        throw error
      }
    }
    found[name] = search
    return try await search.value
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
