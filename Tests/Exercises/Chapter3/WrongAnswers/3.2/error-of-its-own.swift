// Wrong: throws an error of its own, whatever error is given.
// Must fail with: outOfOrder(_:error:): forecast should give its caller StormDamage(), but gives

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var nowhere = client
  nowhere.searchLocations = { _ in [] }
  return nowhere
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var broken = client
  broken.forecast = { _ in throw OutOfOrder() }
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
