// 2.6 · Write the test                                                     ★★☆
//
// Colleagues have written the cache of exercise 2.5, and you write its test. Your test is given
// the function that puts a cache around a client. It has to pass for every cache that's right,
// and to fail for each one that's wrong. All that a cache promises:
//   - Each answer is the client's, as it is. No places at all is an answer, too.
//   - It asks its client once for each name; names that differ in case are different names.
//   - A failure reaches the caller and isn't remembered, and what was remembered stays.
//   - Only searches are remembered: each forecast reaches the client.
//
// You are done when
// - your test passes for every cache that's right
// - your test notices every cache that's wrong
//
// Edit:   `testCache(_:)` at the end of this file.
// Check:  swift run workshop check 2.6
// Read:   Book/02-Protocols.md, "A decorator that remembers"

import Forecasts
import Synchronization
import Testing
import WeatherScreen

// MARK: - Given

/// Puts a cache around a client.
typealias MakeCache = @Sendable (any WeatherClientProtocol) -> any WeatherClientProtocol

/// A client that notes what it's asked, in order. A search finds one place with the name and the
/// number of the call among all calls, such as "Malmö 1"; a search for "Atlantis" fails, one for
/// "Utopia" finds nothing.
final class CountingClient: WeatherClientProtocol {
  struct Lost: Error {}

  private let log = Mutex<[String]>([])
  var asked: [String] { log.withLock { $0 } }

  func searchLocations(named name: String) async throws -> [Location] {
    let number = note(name)
    if name == "Atlantis" { throw Lost() }
    if name == "Utopia" { return [] }
    return [
      Location(name: "\(name) \(number)", region: nil, country: nil, coordinate: .copenhagen)
    ]
  }

  func forecast(at place: Coordinate) async throws -> Forecast {
    _ = note("forecast")
    return try BundledForecast.forecast()
  }

  private func note(_ call: String) -> Int {
    log.withLock { log in
      log.append(call)
      return log.count
    }
  }
}

// MARK: - Yours

/// Passes for a cache that's right, and records an issue for one that's wrong. It may throw.
func testCache(_ makeCache: @escaping MakeCache) async throws {
  // TODO: 2.6 So far, any cache passes.
  let client = CountingClient()
  let cache = makeCache(client)
  let places = try await cache.searchLocations(named: "Malmö")
  #expect(places.map(\.name) == ["Malmö 1"])
}
