// Correct: copies the client, replaces both endpoints, and counts down in a loop that has no end.

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    var client = self
    client.forecast = { [forecast] place in
      var left = retries
      while true {
        do {
          return try await forecast(place)
        } catch  where left > 0 {
          left -= 1
          try await clock.sleep(for: delay)
        }
      }
    }
    client.searchLocations = { [searchLocations] coordinate in
      var left = retries
      while true {
        do {
          return try await searchLocations(coordinate)
        } catch  where left > 0 {
          left -= 1
          try await clock.sleep(for: delay)
        }
      }
    }
    return client
  }
}
