// Wrong: hands on a radius of 50 kilometres at most.
// Must fail with: Store each closure as it is, and don't keep an answer.

struct TownClient: Sendable {
  var towns: @Sendable (Coordinate, Double) async throws -> [Location]
  var degrees: @Sendable (Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(towns: { near, radius in try await towns(near, min(radius, 50)) }, degrees: degrees)
}
func makeBundledTownClient() -> TownClient {
  TownClient(
    towns: { try BundledLocations.locations(near: $0, radius: $1, limit: 5) },
    degrees: { try BundledForecast.forecast(near: $0.coordinate).current.temperature })
}
