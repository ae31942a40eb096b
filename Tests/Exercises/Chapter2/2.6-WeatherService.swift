import Forecasts
import TestSupport
import WeatherScreen

@testable import Chapter2Exercises

/// The client behind the decorator. The test decides what it finds.
struct WeatherService: WeatherClientProtocol {
  let searches = CallRecorder<String>()
  let forecasts = CallRecorder<Coordinate>()
  /// Where a request for a forecast waits before it is answered.
  var gate: Gate?
  /// Is given the name, and how many searches there have been with this one.
  var onSearch: @Sendable (_ name: String, _ turn: Int) async throws -> [String]

  func forecast(at place: Coordinate) async throws -> Forecast {
    forecasts.record(place)
    let turn = forecasts.count
    await gate?.pass()
    if place == .nowhere || turn == 5 { throw NoSignal(turn: turn) }
    var forecast = try await HappyPathWeatherClient().forecast(at: place)
    forecast.current.temperature = Double(turn)
    return forecast
  }

  func searchLocations(named name: String) async throws -> [Location] {
    searches.record(name)
    return try await onSearch(name, searches.count).map {
      Location(name: $0, region: nil, country: nil, coordinate: .copenhagen)
    }
  }
}

/// A client that finds the same places for every name.
struct Gazetteer: WeatherClientProtocol {
  let found: [Location]

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await HappyPathWeatherClient().forecast(at: place)
  }

  func searchLocations(named name: String) async throws -> [Location] { found }
}

extension WeatherService {
  /// How many of these names reach the client a second time, when a caller searches for each twice.
  static func namesForgotten(of count: Int) async -> Int {
    let service = WeatherService { name, _ in [name] }
    let cache = makeCachedWeatherClient(service)
    for _ in 1...2 {
      for number in 2...count { _ = await cache.told("Place \(number)") }
      _ = await cache.told("")
    }
    return service.searches.count - count
  }

  /// Whether a search is remembered by the time its caller has the answer.
  ///
  /// A task that remembers it may by chance be as quick. So this asks often.
  static func isKeptAtOnce() async -> Bool {
    for number in 1...200 {
      let service = WeatherService { name, _ in [name] }
      let cache = makeCachedWeatherClient(service)
      for _ in 1...2 { _ = await cache.told("Town \(number)") }
      if service.searches.count != 1 { return false }
    }
    return true
  }

  /// Whether a cache still knows all names that eight callers have searched for at the same time.
  ///
  /// A lost answer is a matter of chance. With so many it is certain.
  static func isKeptWhenMany() async -> Bool {
    let names = (1...8).map { person in (1...100).map { "\(person)-\($0)" } }
    for _ in 1...5 {
      let service = WeatherService { name, _ in [name] }
      let cache = makeCachedWeatherClient(service)
      await withTaskGroup { group in
        for own in names {
          group.addTask { for name in own { _ = await cache.told(name) } }
        }
      }
      for name in names.joined() { _ = await cache.told(name) }
      if service.searches.count != 800 { return false }
    }
    return true
  }
}

extension Coordinate {
  static let nowhere = Coordinate(latitude: 0, longitude: 0)
}

extension WeatherClientProtocol {
  /// What a search answers: the names found, or the error.
  func told(_ name: String) async -> String {
    await described {
      let locations = try await searchLocations(named: name)
      return locations.isEmpty ? "nothing" : locations.map(\.name).joined(separator: ", ")
    }
  }

  /// The temperature at a place, or the error.
  func told(_ place: Coordinate) async -> String {
    await described { "\(try await forecast(at: place).current.temperature) °C" }
  }
}
