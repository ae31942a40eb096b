import Forecasts
import TestSupport
import WeatherScreen

/// The client behind the cache. It notes what it's asked, and finds what the test says.
struct WeatherService: WeatherClientProtocol {
  let searches = CallRecorder<String>()
  let forecasts = CallRecorder<Coordinate>()
  /// Is given the name, and how many searches there have been with this one.
  var find: @Sendable (_ name: String, _ turn: Int) async throws -> [String]

  func forecast(at place: Coordinate) async throws -> Forecast {
    forecasts.record(place)
    return try await HappyPathWeatherClient().forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    searches.record(name)
    return try await find(name, searches.count).map {
      Location(name: $0, region: nil, country: nil, coordinate: .copenhagen)
    }
  }
}

extension WeatherClientProtocol {
  /// What searches answer, one after another: the names found, or the error.
  func told(_ names: String...) async -> [String] {
    var answers: [String] = []
    for name in names {
      answers.append(
        await described {
          let locations = try await searchLocations(named: name)
          return locations.isEmpty ? "nothing" : locations.map(\.name).joined(separator: ", ")
        })
    }
    return answers
  }

  /// Callers who search for the same name at the same time.
  func crowd(of size: Int = 1, for name: String) -> Crowd<String> {
    Crowd(of: size) { await told(name).joined() }
  }
}
