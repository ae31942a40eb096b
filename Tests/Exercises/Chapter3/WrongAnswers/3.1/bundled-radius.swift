// Wrong: looks within 50 kilometres, whatever was asked.
// Must fail with: the bundled client should find

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}

extension TownClient {
  static let bundled = TownClient(
    towns: { near, radius in
      try BundledLocations.locations(near: near, radius: 50, limit: 5)
    },
    degrees: { town in
      try BundledForecast.forecast(near: town.coordinate).current.temperature
    })
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(towns: towns, degrees: degrees)
}

func makeBundledTownClient() -> TownClient { .bundled }
