// Wrong: rounds the coordinate of a forecast.
// Must fail with: The client was asked for (56.0, 13.0), (56.0, 13.0), (0.0, 0.0), (56.0, 13.0)

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    let place = Coordinate(
      latitude: place.latitude.rounded(), longitude: place.longitude.rounded())
    return try await client.forecast(at: place)
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
