// 3.2 · Override one endpoint                                              ★☆☆
//
// We want to try the weather app in three situations. Each needs a copy of a given client with
// one endpoint changed. Don't assume that you're given a particular client.
//
// You are done when
// - the overridden endpoint answers in the new way, whatever the given client does
// - the other endpoint is still the given client's
// - the warmer client asks the given one each time and changes only the current temperature
// - an error from the given client is passed on
// - overrides can be combined, in any order
//
// Edit:   the three functions below the mark "Yours".
// Check:  swift run workshop check 3.2
// Read:   Book/03-StructWitnesses.md, "Deriving clients"

import Forecasts
import WeatherClient

// MARK: - Yours

// A copy that has another name than the client leaves the client for the closure to call.

/// The client in an empty world: `searchLocations` finds no place. All else is as before.
func nowhere(_ client: WeatherClient) -> WeatherClient {
  var nowhere = client
  nowhere.searchLocations = { _ in [] }
  return nowhere
}

/// The client when the service is down: `forecast` throws `error`. All else is as before.
func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var broken = client
  broken.forecast = { _ in throw error }
  return broken
}

/// The client in a warmer world: `forecast` gives what it gave, but the current temperature is
/// higher by `degrees`. All else is as before.
func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  var warm = client
  warm.forecast = { place in
    var forecast = try await client.forecast(place)
    forecast.current.temperature += degrees
    return forecast
  }
  return warm
}
