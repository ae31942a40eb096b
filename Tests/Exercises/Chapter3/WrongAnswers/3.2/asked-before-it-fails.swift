// Wrong: asks the given client before it throws the error.
// Must fail with: The new endpoint needn't ask the old one.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var copy = client
  copy.searchLocations = { _ in [] }
  return copy
}
func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var copy = client
  copy.forecast = { place in
    _ = try await client.forecast(place)
    throw error
  }
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
