// Wrong: starts from the mock that it was tried with.
// Must fail with: Copy the given client, and replace one property of the copy.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var nowhere = WeatherClient.happyPath
  nowhere.searchLocations = { _ in [] }
  return nowhere
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var broken = WeatherClient.happyPath
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
