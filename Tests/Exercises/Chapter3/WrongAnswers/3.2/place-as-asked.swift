// Wrong: also puts the place that was asked for into the forecast.
// Must fail with: The warmer client should change nothing but the current temperature

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
    forecast.place = place
    forecast.current.temperature += degrees
    return forecast
  }
  return copy
}
