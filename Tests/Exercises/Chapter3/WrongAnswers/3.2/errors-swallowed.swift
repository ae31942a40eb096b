// Wrong: answers with something else where the given client fails.
// Must fail with: All endpoints of the given client fail.

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
    if let answer = try? await client.forecast(place) { forecast = answer }
    forecast.current.temperature += degrees
    return forecast
  }
  return warm
}
