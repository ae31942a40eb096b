// Wrong: hands the answer to its memory in a task, which may come too late.
// Must fail with: a task that remembers it may come too late.

private actor PlaceMemory {
  private var places: [String: [Location]] = [:]

  func places(named name: String) -> [Location]? { places[name] }

  func remember(_ found: [Location], named name: String) { places[name] = found }
}

struct CachedWeatherClient: WeatherClientProtocol {
  let client: any WeatherClientProtocol
  private let memory = PlaceMemory()

  init(client: any WeatherClientProtocol) { self.client = client }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let known = await memory.places(named: name) { return known }
    let found = try await client.searchLocations(named: name)
    Task { await memory.remember(found, named: name) }
    return found
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
