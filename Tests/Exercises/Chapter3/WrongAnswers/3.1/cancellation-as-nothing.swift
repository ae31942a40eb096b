// Wrong: answers with no town where the closure throws a `CancellationError`.
// Must fail with: They got Town 1, no town, RadioSilence about towns, Town 4.

struct TownClient: Sendable {
  var towns: @Sendable (Coordinate, Double) async throws -> [Location]
  var degrees: @Sendable (Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(
    towns: { near, radius in
      do { return try await towns(near, radius) } catch is CancellationError { return [] }
    },
    degrees: degrees)
}
func makeBundledTownClient() -> TownClient {
  TownClient(
    towns: { try BundledLocations.locations(near: $0, radius: $1, limit: 5) },
    degrees: { try BundledForecast.forecast(near: $0.coordinate).current.temperature })
}
