// Wrong: a call waits for the forecast of the same place that is on its way.
// Must fail with: even while another call waits for the same forecast

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var copy = client
  copy.searchLocations = { _ in [] }
  return copy
}
func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var copy = client

  copy.forecast = { _ in throw error }
  return copy
}
func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var copy = client
  let sharing = Sharing()
  copy.forecast = { place in
    var forecast = try await sharing.ask(place, client)
    forecast.current.temperature += degrees
    return forecast
  }
  return copy
}
actor Sharing {
  var t: [Coordinate: Task<Forecast, any Error>] = [:]
  func ask(_ p: Coordinate, _ c: WeatherClient) async throws -> Forecast {
    if let x = t[p] { return try await x.value }
    let x = Task { try await c.forecast(p) }
    t[p] = x
    defer { t[p] = nil }
    return try await x.value
  }
}
