import Forecasts
import TestSupport

@testable import WeatherScreen

/// Answers when the test says so, even if the caller has cancelled.
actor StubbornWeatherClient: WeatherClientProtocol {
  /// The calls so far, answered or not.
  let calls = CallRecorder<Coordinate>()
  private var waiting: [CheckedContinuation<Forecast, any Error>] = []

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      calls.record(place)
    }
  }

  func searchLocations(named name: String) async throws -> [Location] {
    []
  }

  /// - Parameter call: which of the calls to answer, counted from 1.
  func answer(_ call: Int, _ answer: Result<Forecast, any Error>) {
    waiting[call - 1].resume(with: answer)
  }
}
