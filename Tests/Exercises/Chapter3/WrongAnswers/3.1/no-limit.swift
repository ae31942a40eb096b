// Wrong: the bundled client may answer with more than five places.
// Must fail with: and never more than five places. It finds

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
    towns: { try BundledLocations.locations(near: $0, radius: $1, limit: 10) },
    degrees: { try BundledForecast.forecast(near: $0.coordinate).current.temperature })
}
