// Wrong: reads the memory under one lock, and writes it back under another.
// Must fail with: Those were lost:

final class CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private let memory = Mutex<[String: [Location]]>([:])
  private var found: [String: [Location]] {
    get { memory.withLock { $0 } }
    set { memory.withLock { $0 = newValue } }
  }

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    if let locations = found[name] { return locations }
    let locations = try await client.searchLocations(named: name)
    found[name] = locations
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
