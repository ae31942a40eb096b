// Wrong: asks the given client once, and remembers the forecast.
// Must fail with: The given client should be asked at each call.

import Synchronization

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
  let memory = Mutex<Forecast?>(nil)
  warm.forecast = { place in
    var forecast: Forecast
    if let known = memory.withLock(\.self) {
      forecast = known
    } else {
      forecast = try await client.forecast(place)
      memory.withLock { [forecast] in $0 = forecast }
    }
    forecast.current.temperature += degrees
    return forecast
  }
  return warm
}
