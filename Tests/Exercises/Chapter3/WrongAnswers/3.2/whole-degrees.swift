// Wrong: rounds the degrees, and takes them as positive.
// Must fail with: Add the degrees, and round nothing.

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
    forecast.current.temperature += abs(degrees).rounded()
    return forecast
  }
  return copy
}
