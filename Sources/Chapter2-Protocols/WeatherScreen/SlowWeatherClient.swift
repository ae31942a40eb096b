import Forecasts

/// Answers as the happy path does, but after a delay.
package struct SlowWeatherClient: WeatherClientProtocol {
  private let delay: Duration
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - delay: how long each answer takes.
  ///   - clock: measures it.
  package init(by delay: Duration, clock: any Clock<Duration>) {
    self.delay = delay
    self.clock = clock
  }

  package func forecast(at place: Coordinate) async throws -> Forecast {
    try await clock.sleep(for: delay)
    return try await HappyPathWeatherClient().forecast(at: place)
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    try await clock.sleep(for: delay)
    return try await HappyPathWeatherClient().searchLocations(named: name)
  }
}
