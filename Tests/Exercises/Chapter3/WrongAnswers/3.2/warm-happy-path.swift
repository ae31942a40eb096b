// Wrong: warms the happy path, whatever client is given.
// Must fail with: warmer(_:by:) with 20 degrees: forecast should give its caller 21.0 °C,

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var nowhere = client
  nowhere.searchLocations = { _ in [] }
  return nowhere
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var broken = client
  broken.forecast = { _ in throw error }
  return broken
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var warm = client
  warm.forecast = { place in
    var forecast = try await WeatherClient.happyPath.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return warm
}
