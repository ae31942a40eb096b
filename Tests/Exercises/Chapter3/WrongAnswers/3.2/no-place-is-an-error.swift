// Wrong: throws where there is no place.
// Must fail with: nowhere(_:): searchLocations should give its caller no place, but gives

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var nowhere = client
  nowhere.searchLocations = { _ in throw OutOfOrder() }
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
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return warm
}
