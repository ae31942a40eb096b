// Correct: a static function for one endpoint, which names the type `Coordinate`.

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    var copy = self
    copy.forecast = Self.insistent(forecast, retries, delay, clock)
    copy.searchLocations = Self.insistent(searchLocations, retries, delay, clock)
    return copy
  }

  private static func insistent<Answer: Sendable>(
    _ endpoint: @escaping @Sendable (Coordinate) async throws -> Answer,
    _ retries: Int, _ delay: Duration, _ clock: any Clock<Duration>
  ) -> @Sendable (Coordinate) async throws -> Answer {
    { coordinate in
      var failures = 0
      while true {
        do {
          return try await endpoint(coordinate)
        } catch {
          guard failures < retries else { throw error }
          failures += 1
          try await clock.sleep(for: delay)
        }
      }
    }
  }
}
