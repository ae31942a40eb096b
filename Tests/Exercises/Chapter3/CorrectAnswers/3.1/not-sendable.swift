// Correct: closures that needn't be Sendable, since one task after another uses them.

struct TownClient {
  var towns: (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(towns: towns, degrees: degrees)
}
func makeBundledTownClient() -> TownClient {
  TownClient(
    towns: { near, radius in
      try BundledLocations.locations(near: near, radius: radius, limit: 5)
    },
    degrees: { town in
      try BundledForecast.forecast(near: town.coordinate).current.temperature
    })
}
