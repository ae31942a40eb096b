// Wrong: builds the whole client again, and asks for Copenhagen instead of what is asked.
// Must fail with: The given client has been asked for

func nowhere(_ client: WeatherClient) -> WeatherClient {
  WeatherClient(
    forecast: { _ in try await client.forecast(.copenhagen) }, searchLocations: { _ in [] })
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var broken = client
  broken.forecast = { _ in throw error }
  return broken
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var warm = client
  warm.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return warm
}
