// Wrong: outOfOrder fails at the first call only.
// Must fail with: The new endpoint stands for a whole situation

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var copy = client
  copy.searchLocations = { _ in [] }
  return copy
}
func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var copy = client
  let once = Once()
  copy.forecast = { place in
    if await once.isFirst() { throw error }; return try await client.forecast(place)
  }
  return copy
}
func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var copy = client

  copy.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return copy
}
actor Once { var n = 0; func isFirst() -> Bool { n += 1; return n == 1 } }
