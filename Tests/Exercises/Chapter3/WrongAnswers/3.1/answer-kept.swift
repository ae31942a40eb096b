// Wrong: asks once, and keeps the answer.
// Must fail with: Store each closure as it is, and don't keep an answer.

import Synchronization

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
  let known = Mutex<Double?>(nil)
  return TownClient(
    towns: towns,
    degrees: { town in
      if let answer = known.withLock(\.self) { return answer }
      let answer = try await degrees(town)
      known.withLock { $0 = answer }
      return answer
    })
}

func makeBundledTownClient() -> TownClient { .bundled }
