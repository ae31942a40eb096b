import Forecasts
import TestSupport
import Testing

@testable import WeatherClient

struct UnexpectedForecast: Error {}

// snippet.expecting-no-forecast
extension WeatherClient {
  /// A copy of this client that reports each call to `forecast`, and fails it.
  func expectingNoForecast(report: @escaping @Sendable (String) -> Void) -> WeatherClient {
    var client = self
    client.forecast = { _ in
      report("forecast")
      throw UnexpectedForecast()
    }
    return client
  }
}
// snippet.end

@Suite("An endpoint that refuses")
struct UnexpectedForecastTests {
  @Test("each call is reported and fails, and the other endpoint answers")
  func reportsEachCall() async throws {
    let reports = CallRecorder<String>()
    let client = WeatherClient.happyPath.expectingNoForecast(report: reports.record)
    #expect(reports.calls.isEmpty)

    for _ in 1...2 {
      await #expect(throws: UnexpectedForecast.self) { try await client.forecast(.copenhagen) }
    }
    #expect(try await client.searchLocations(.copenhagen).map(\.name) == ["Copenhagen"])
    #expect(reports.calls == ["forecast", "forecast"])
  }
}
