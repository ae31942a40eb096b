// Wrong: lets a forecast for the same place wait for the one that is under way.
// Must fail with: Only one did: the callers share its answer.

actor CachedWeatherClient: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private var found: [String: [Location]] = [:]
  private var forecasts: [Coordinate: Task<Forecast, any Error>] = [:]

  init(client: any WeatherClientProtocol) {
    self.client = client
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    if let running = forecasts[place] { return try await running.value }
    let asking = Task { try await client.forecast(at: place) }
    forecasts[place] = asking
    defer { forecasts[place] = nil }
    return try await asking.value
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
