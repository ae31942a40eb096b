// Correct: makes new clients, and passes the other endpoint itself.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  WeatherClient(forecast: client.forecast, searchLocations: { _ in [] })
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  WeatherClient(forecast: { _ in throw error }, searchLocations: client.searchLocations)
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  .init(
    forecast: {
      var forecast = try await client.forecast($0)
      forecast.current.temperature = forecast.current.temperature + degrees
      return forecast
    },
    searchLocations: client.searchLocations)
}
