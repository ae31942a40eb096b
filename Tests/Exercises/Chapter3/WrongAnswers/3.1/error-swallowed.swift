// Wrong: nothing to say stands for nothing known.
// Must fail with: The closure for towns throws, and the client should throw the same error.

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
  TownClient(
    towns: { (try? await towns($0, $1)) ?? [] }, degrees: { (try? await degrees($0)) ?? 0 })
}

func makeBundledTownClient() -> TownClient { .bundled }
