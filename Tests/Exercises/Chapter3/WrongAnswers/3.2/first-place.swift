// Wrong: the warmer client finds the first place only.
// Must fail with: Copy the given client, and leave its other endpoint alone.

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
  copy.searchLocations = { p in Array(try await client.searchLocations(p).prefix(1)) }
  copy.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return copy
}
