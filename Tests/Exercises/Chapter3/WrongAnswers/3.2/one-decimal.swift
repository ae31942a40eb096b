// Wrong: rounds to one decimal.
// Must fail with: Add the degrees, and round nothing.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var derived = client
  derived.searchLocations = { _ in [] }
  return derived
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var derived = client
  derived.forecast = { _ in throw error }
  return derived
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var derived = client
  derived.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature = ((forecast.current.temperature + degrees) * 10).rounded() / 10
    return forecast
  }
  return derived
}
