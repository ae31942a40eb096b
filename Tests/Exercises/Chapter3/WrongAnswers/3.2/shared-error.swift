// Wrong: all clients from outOfOrder share one place for the error.
// Must fail with: Two clients out of order were derived from one

import Synchronization

private let outage = Mutex<(any Error)?>(nil)

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var copy = client
  copy.searchLocations = { _ in [] }
  return copy
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  outage.withLock { $0 = error }
  var copy = client
  copy.forecast = { _ in throw outage.withLock(\.self) ?? OutOfOrder() }
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
