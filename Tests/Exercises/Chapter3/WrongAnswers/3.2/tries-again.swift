// Wrong: the warmer client asks once more after an error.
// Must fail with: Ask the given client once for each call

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

  copy.forecast = { place in
    var forecast: Forecast
    do { forecast = try await client.forecast(place) } catch {
      forecast = try await client.forecast(place)
    }
    forecast.current.temperature += degrees
    return forecast
  }
  return copy
}
