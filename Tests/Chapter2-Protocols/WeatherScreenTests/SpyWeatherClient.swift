import Forecasts

@testable import WeatherScreen

// snippet.spy-client
/// Records what it's asked for, in order.
actor SpyWeatherClient: WeatherClientProtocol {
  enum Call: Equatable {
    case forecast(Coordinate)
    case searchLocations(String)
  }

  private(set) var calls: [Call] = []

  func forecast(at place: Coordinate) async throws -> Forecast {
    calls.append(.forecast(place))
    return try await HappyPathWeatherClient().forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    calls.append(.searchLocations(name))
    return try await HappyPathWeatherClient().searchLocations(named: name)
  }
}
// snippet.end
