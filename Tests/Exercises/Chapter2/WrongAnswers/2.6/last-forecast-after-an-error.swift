// Wrong: gives a place's last forecast instead of an error.
// Must fail with: The cache says 1.0 °C, 2.0 °C, NoSignal(turn: 3), 4.0 °C, 4.0 °C.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]
  private var latest: [Coordinate: Forecast] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    do {
      let forecast = try await client.forecast(at: place)
      latest[place] = forecast
      return forecast
    } catch {
      guard let forecast = latest[place] else { throw error }
      return forecast
    }
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
