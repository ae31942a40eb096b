// Correct: a generic struct, with an actor that does nothing but remember.

actor Memory<Key: Hashable & Sendable, Value: Sendable> {
  private var values: [Key: Value] = [:]

  subscript(key: Key) -> Value? { values[key] }

  func keep(_ value: Value, for key: Key) {
    values[key] = value
  }
}

struct CachedWeatherClient<Client: WeatherClientProtocol>: WeatherClientProtocol {
  let client: Client
  let memory = Memory<String, [Location]>()

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    guard let known = await memory[name] else {
      let answer = try await client.searchLocations(named: name)
      await memory.keep(answer, for: name)
      return answer
    }
    return known
  }
}

func makeCachedWeatherClient(_ client: any WeatherClientProtocol) -> any WeatherClientProtocol {
  func cached(_ client: some WeatherClientProtocol) -> any WeatherClientProtocol {
    CachedWeatherClient(client: client)
  }
  return cached(client)
}
