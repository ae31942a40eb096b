// Wrong: adds the degrees only above zero.
// Must fail with: Add the degrees to any temperature, also to one below zero.

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

  copy.forecast = { place in
    var forecast = try await client.forecast(place)
    if forecast.current.temperature > 0 { forecast.current.temperature += degrees }
    return forecast
  }
  return copy
}
