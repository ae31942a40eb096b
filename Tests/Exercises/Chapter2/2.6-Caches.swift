import Forecasts
import Synchronization
import WeatherScreen

@testable import Chapter2Exercises

/// Caches that are right.
enum RightCache: CaseIterable {
  case actor, mutex

  var make: MakeCache {
    switch self {
    case .actor: { FlawedCache(around: $0, flaw: nil) }
    case .mutex: { LockedCache(around: $0) }
    }
  }
}

/// Caches that are wrong, each in one way. The raw value completes "a cache that …".
enum WrongCache: String, CaseIterable {
  case remembersNothing = "asks its client each time"
  case forgetsNone = "asks again for a name that has no places"
  case ignoresCase = "takes names for one that differ in case"
  case keepsOne = "remembers only the last search"
  case keepsFailures = "remembers a failure"
  case hidesFailures = "answers with no places when its client fails"
  case forgetsAll = "forgets all names when one search fails"
  case keepsForecasts = "remembers forecasts, too"

  var make: MakeCache {
    { FlawedCache(around: $0, flaw: self) }
  }
}

private actor FlawedCache: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private let flaw: WrongCache?
  private var found: [String: Result<[Location], any Error>] = [:]
  private var lastForecast: Forecast?

  init(around client: any WeatherClientProtocol, flaw: WrongCache?) {
    (self.client, self.flaw) = (client, flaw)
  }

  func searchLocations(named name: String) async throws -> [Location] {
    let key = flaw == .ignoresCase ? name.lowercased() : name
    if let known = found[key] { return try known.get() }
    do {
      let places = try await client.searchLocations(named: name)
      if flaw == .keepsOne { found = [:] }
      if flaw != .remembersNothing, flaw != .forgetsNone || !places.isEmpty {
        found[key] = .success(places)
      }
      return places
    } catch {
      if flaw == .forgetsAll { found = [:] }
      if flaw == .keepsFailures { found[key] = .failure(error) }
      if flaw == .hidesFailures { return [] }
      throw error
    }
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    if flaw == .keepsForecasts, let lastForecast { return lastForecast }
    let forecast = try await client.forecast(at: place)
    lastForecast = forecast
    return forecast
  }
}

private final class LockedCache: WeatherClientProtocol {
  private let client: any WeatherClientProtocol
  private let found = Mutex<[String: [Location]]>([:])

  init(around client: any WeatherClientProtocol) { self.client = client }

  func searchLocations(named name: String) async throws -> [Location] {
    if let places = found.withLock({ $0[name] }) { return places }
    let places = try await client.searchLocations(named: name)
    found.withLock { $0[name] = places }
    return places
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    try await client.forecast(at: place)
  }
}
