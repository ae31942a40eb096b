import Forecasts

// snippet.failed-client
/// Fails, whatever it's asked for.
package struct FailedWeatherClient: WeatherClientProtocol {
  struct OutOfOrder: Error, Equatable, CustomStringConvertible {
    let description = "The weather service is out of order. Look out of the window."
  }

  package init() {}

  package func forecast(at place: Coordinate) async throws -> Forecast {
    throw OutOfOrder()
  }
}
// snippet.end

extension FailedWeatherClient {
  struct NoSearch: Error, Equatable, CustomStringConvertible {
    let description = "The search for places is out of order. Look at a map."
  }

  package func searchLocations(named name: String) async throws -> [Location] {
    throw NoSearch()
  }
}
