// Wrong: leaves punctuation out of the key.
// Must fail with: After a search for "St. Ives" comes one for "St Ives"

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    let key = name.filter { !$0.isPunctuation }
    if let locations = found[key] { return locations }
    let locations = try await client.searchLocations(named: name)
    found[key] = locations
    return locations
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  CachedWeatherClient(client: client)
}
