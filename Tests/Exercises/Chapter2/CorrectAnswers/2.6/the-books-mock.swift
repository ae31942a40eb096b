// Correct: the Book's mock with two closures, one of which remembers.

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  let memory = Names()
  return MockWeatherClient(
    forecast: { try await client.forecast(at: $0) },
    searchLocations: { name in
      try await memory.locations(name) { try await client.searchLocations(named: name) }
    })
}

private actor Names {
  private var known: [(name: String, locations: [Location])] = []

  func locations(
    _ name: String, search: @Sendable () async throws -> [Location]
  ) async throws -> [Location] {
    if let entry = known.first(where: { $0.name == name }) { return entry.locations }
    let locations = try await search()
    known.append((name, locations))
    return locations
  }
}
