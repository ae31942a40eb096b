// Wrong: keeps the degrees in a static variable.
// Must fail with: Each derived client should keep the degrees that it was made with.

import Synchronization

enum Warming {
  static let degrees = Mutex(0.0)
}

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
  Warming.degrees.withLock { $0 = degrees }
  var warm = client
  warm.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature += Warming.degrees.withLock(\.self)
    return forecast
  }
  return warm
}
