// Wrong: the outcomes are static, so the last client that was made decides for all.
// Must fail with: Each client should keep what was chosen for it

import Synchronization

/// A weather client with an outcome for each endpoint.
struct StubWeatherClient: WeatherClientProtocol {
  static let outcomes = Mutex((forecast: Outcome.works, search: Outcome.works))

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client(Self.outcomes.withLock { $0.forecast }).forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    try await client(Self.outcomes.withLock { $0.search }).searchLocations(named: name)
  }

  private func client(_ outcome: Outcome) -> any WeatherClientProtocol {
    switch outcome {
    case .works: HappyPathWeatherClient()
    case .empty: EmptyWeatherClient()
    case .fails: FailedWeatherClient()
    }
  }
}

func makeWeatherClient(forecast: Outcome, search: Outcome) -> any WeatherClientProtocol {
  StubWeatherClient.outcomes.withLock { $0 = (forecast, search) }
  return StubWeatherClient()
}
