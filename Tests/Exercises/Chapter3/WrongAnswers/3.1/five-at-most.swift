// Wrong: applies the bundled client's limit of 5 to every client.
// Must fail with: Store each closure as it is: then its answers need no tidying up.

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {

  return TownClient(
    towns: { near, r in Array(try await towns(near, r).prefix(5)) }, degrees: degrees)
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
