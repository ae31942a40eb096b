// Wrong: a forecast waits until the one before has been answered.
// Must fail with: The second one did only when the first was answered.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]
  private var last: Task<Forecast, any Error>?

  init(client: any WeatherClientProtocol) { self.client = client }

  func forecast(at place: Coordinate) async throws -> Forecast {
    let before = last
    let task = Task {
      _ = await before?.result
      return try await client.forecast(at: place)
    }
    last = task
    return try await task.value
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
