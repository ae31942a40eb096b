import Forecasts
import TestSupport
import WeatherClient

/// Finds places at once, but gives a forecast only when the test says so, even if the caller has
/// cancelled.
actor StubbornWeather {
  /// The requests for forecasts so far.
  let requests = CallRecorder<Coordinate>()
  private var waiting: [CheckedContinuation<Forecast, any Error>] = []

  nonisolated var client: WeatherClient {
    WeatherClient(
      forecast: { try await self.forecast($0) },
      searchLocations: { [Location(name: "Here", region: nil, country: nil, coordinate: $0)] })
  }

  private func forecast(_ place: Coordinate) async throws -> Forecast {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      requests.record(place)
    }
  }

  /// - Parameter request: which of the requests to answer, counted from 1.
  func answer(_ request: Int, _ answer: Result<Forecast, any Error>) {
    waiting[request - 1].resume(with: answer)
  }
}
