// Correct: retries by making a client with one retry less.

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    guard retries > 0 else { return self }
    let rest = retrying(retries - 1, after: delay, clock: clock)
    return WeatherClient(
      forecast: { place in
        do {
          return try await forecast(place)
        } catch {
          try await clock.sleep(for: delay)
          return try await rest.forecast(place)
        }
      },
      searchLocations: { coordinate in
        do {
          return try await searchLocations(coordinate)
        } catch {
          try await clock.sleep(for: delay)
          return try await rest.searchLocations(coordinate)
        }
      })
  }
}
