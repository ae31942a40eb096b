import Forecasts
import TestSupport
import Testing

@testable import WeatherClient

// snippet.logged
extension WeatherClient {
  /// A copy of this client that logs each call before it answers.
  func logged(to log: @escaping @Sendable (String) -> Void) -> WeatherClient {
    WeatherClient(
      forecast: { place in
        log("forecast")
        return try await forecast(place)
      },
      searchLocations: { coordinate in
        log("searchLocations")
        return try await searchLocations(coordinate)
      })
  }
}
// snippet.end

@Suite("A client made of another one")
struct LoggedTests {
  @Test("any client can be logged, even a derived one")
  func logsAnyClient() async throws {
    let calls = CallRecorder<String>()
    var client = WeatherClient.belowZero
    client.searchLocations = { _ in [] }
    client = client.logged(to: calls.record)

    let forecast = try await client.forecast(.copenhagen)
    let locations = try await client.searchLocations(.copenhagen)

    #expect(forecast.current.temperature == -10)
    #expect(locations.isEmpty)
    #expect(calls.calls == ["forecast", "searchLocations"])
  }
}
