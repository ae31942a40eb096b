// Wrong: answers with the last good forecast when the given client fails.
// Must fail with: an old answer isn't what the given client says now

import Synchronization

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

private final class LastForecast: Sendable {
  let value = Mutex<[Coordinate: Forecast]>([:])
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  let last = LastForecast()
  var copy = client
  copy.forecast = { place in
    do {
      var forecast = try await client.forecast(place)
      forecast.current.temperature += degrees
      last.value.withLock { [forecast] in $0[place] = forecast }
      return forecast
    } catch {
      guard let forecast = last.value.withLock({ $0[place] }) else { throw error }
      return forecast
    }
  }
  return copy
}
