// Wrong: finds the nearest place, however far away, where there is none.
// Must fail with: should find nothing, and never more than five places. It finds

struct TownClient: Sendable {
  var towns: @Sendable (Coordinate, Double) async throws -> [Location]
  var degrees: @Sendable (Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient { TownClient(towns: towns, degrees: degrees) }
func makeBundledTownClient() -> TownClient {
  TownClient(
    towns: { near, radius in
      let nearby = try BundledLocations.locations(near: near, radius: radius, limit: 5)
      return nearby.isEmpty
        ? try BundledLocations.locations(near: near, radius: 20_000, limit: 1) : nearby
    },
    degrees: { try BundledForecast.forecast(near: $0.coordinate).current.temperature })
}
