import Forecasts

// snippet.mocks
extension WeatherClient {
  /// Finds no places, and forecasts no days.
  package static let empty = WeatherClient(
    forecast: { place in
      var forecast = try await happyPath.forecast(place)
      forecast.days = []
      return forecast
    },
    searchLocations: { _ in [] })

  /// Finds Copenhagen, wherever you are, and promises it a week in June.
  package static let happyPath = WeatherClient(
    forecast: { place in
      var forecast = try BundledForecast.forecast()
      forecast.place = place
      return forecast
    },
    searchLocations: { _ in [.copenhagen] })

  /// Fails, whatever you ask.
  package static let failed = WeatherClient(
    forecast: { _ in throw OutOfOrder() },
    searchLocations: { _ in throw OutOfOrder() })
}
// snippet.end

extension WeatherClient {
  // snippet.derive
  /// The happy path, 24.5 degrees colder, so that it's now -10 °C.
  package static let belowZero: WeatherClient = {
    var client = happyPath
    client.forecast = { place in
      var forecast = try await happyPath.forecast(place)
      forecast.current.temperature -= 24.5
      for day in forecast.days.indices {
        forecast.days[day].low? -= 24.5
        forecast.days[day].high? -= 24.5
        if forecast.days[day].weather == .rain { forecast.days[day].weather = .snow }
      }
      return forecast
    }
    return client
  }()
  // snippet.end

  /// Finds the workshop's places near a coordinate, and has a week of weather for each of them.
  package static let bundled = WeatherClient(
    forecast: { place in
      var forecast = try BundledForecast.forecast(near: place)
      forecast.place = place
      return forecast
    },
    searchLocations: { try BundledLocations.locations(near: $0, radius: 50, limit: 5) })

  /// A copy of this client that waits before each answer.
  ///
  /// - Parameters:
  ///   - delay: how long it waits.
  ///   - clock: measures that.
  package func slowed(by delay: Duration, clock: any Clock<Duration>) -> WeatherClient {
    WeatherClient(
      forecast: { place in
        try await clock.sleep(for: delay)
        return try await forecast(place)
      },
      searchLocations: { coordinate in
        try await clock.sleep(for: delay)
        return try await searchLocations(coordinate)
      })
  }
}

/// The error that the `failed` client throws.
package struct OutOfOrder: Error, Equatable, CustomStringConvertible {
  package let description = "The weather service is out of order. Look out of the window."

  package init() {}
}

extension Location {
  fileprivate static let copenhagen = Location(
    name: "Copenhagen", region: "Capital Region", country: "Denmark", coordinate: .copenhagen)
}

extension WeatherCode {
  fileprivate static let rain = WeatherCode(rawValue: 63)
  fileprivate static let snow = WeatherCode(rawValue: 73)
}
