// Wrong: all clients use the closures that came last.
// Must fail with: The closures belong in stored properties, not in a static.

import Synchronization

enum Towns {
  static let last = Mutex<TownClient?>(nil)
}

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}

extension TownClient {
  static let bundled = TownClient(
    towns: { near, radius in
      try BundledLocations.locations(near: near, radius: radius, limit: 5)
    },
    degrees: { town in
      try BundledForecast.forecast(near: town.coordinate).current.temperature
    })
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  Towns.last.withLock { $0 = TownClient(towns: towns, degrees: degrees) }
  return TownClient(
    towns: { try await Towns.last.withLock(\.self)?.towns($0, $1) ?? [] },
    degrees: { try await Towns.last.withLock(\.self)?.degrees($0) ?? 0 })
}

func makeBundledTownClient() -> TownClient { .bundled }
