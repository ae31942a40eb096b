// Wrong: remembers the forecast of each place.
// Must fail with: be asked at each call.

private actor Memory {
  var known: [Coordinate: Forecast] = [:]
  func get(_ c: Coordinate) -> Forecast? { known[c] }
  func put(_ c: Coordinate, _ f: Forecast) { known[c] = f }
}
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
  let memory = Memory()
  var copy = client
  copy.forecast = { place in
    if let known = await memory.get(place) { return known }
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    await memory.put(place, forecast)
    return forecast
  }
  return copy
}
