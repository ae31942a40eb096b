import Forecasts
import TestSupport
import WeatherClient

/// What answers searches. It notes where it's searched, by the towns' names, and finds what the
/// test says.
struct SearchService: Sendable {
  static let towns = [
    "Malmö": Coordinate(latitude: 55.6, longitude: 13), "Utopia": .init(latitude: 0, longitude: 0),
    "Aarhus": .init(latitude: 56.2, longitude: 10.2),
    "Atlantis": .init(latitude: 31, longitude: -24),
  ]

  let searches = CallRecorder<String>()
  /// Is given the town, and how many searches there have been with this one.
  var find: @Sendable (_ town: String, _ turn: Int) async throws -> [String]

  var client: WeatherClient {
    var client = WeatherClient.happyPath
    client.searchLocations = { place in
      let town = Self.towns.first { $0.value == place }?.key ?? "another place"
      searches.record(town)
      return try await find(town, searches.count).map {
        Location(name: $0, region: nil, country: nil, coordinate: place)
      }
    }
    return client
  }
}

extension WeatherClient {
  /// What a search says: the names found, or the error.
  func told(near town: String) async -> String {
    do {
      let found = try await searchLocations(SearchService.towns[town] ?? .copenhagen)
      return found.isEmpty ? "nothing" : found.map(\.name).joined(separator: ", ")
    } catch { return "\(error)" }
  }

  /// Callers who search near the same town at the same time.
  func crowd(of size: Int = 1, near town: String) -> Crowd<String> {
    Crowd(of: size) { await told(near: town) }
  }
}
