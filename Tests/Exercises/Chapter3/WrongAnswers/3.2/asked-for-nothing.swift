// Wrong: asks the given client for places and drops them.
// Must fail with: The new endpoint needn't ask the old one.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var copy = client
  copy.searchLocations = { place in Array(try await client.searchLocations(place).prefix(0)) }
  return copy
}
func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var copy = client
  copy.forecast = { _ in throw error }
  return copy
}
func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var copy = client
  copy.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return copy
}
