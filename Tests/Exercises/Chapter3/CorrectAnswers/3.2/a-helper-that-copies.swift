// Correct: has a method that changes a copy.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  client.with { $0.searchLocations = WeatherClient.empty.searchLocations }
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  client.with { $0.forecast = { _ in throw error } }
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  client.with { copy in
    copy.forecast = { [forecast = client.forecast] place in
      let cold = try await forecast(place)
      return Forecast(
        place: cold.place, timeZone: cold.timeZone, units: cold.units,
        current: .init(
          time: cold.current.time, temperature: cold.current.temperature + degrees,
          weather: cold.current.weather, windSpeed: cold.current.windSpeed),
        days: cold.days)
    }
  }
}

extension WeatherClient {
  fileprivate func with(_ change: (inout WeatherClient) -> Void) -> WeatherClient {
    var copy = self
    change(&copy)
    return copy
  }
}
