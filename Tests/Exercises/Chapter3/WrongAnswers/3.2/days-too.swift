// Wrong: warms the days to come as well.
// Must fail with: says 21.0 °C now, a low of 8.0 and a high of 40.0 °C, at 55.7, 12.9.

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
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    for day in forecast.days.indices { forecast.days[day].high? += degrees }
    return forecast
  }
  return warm
}
