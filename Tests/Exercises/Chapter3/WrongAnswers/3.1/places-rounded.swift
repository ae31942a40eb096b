// Wrong: rounds the coordinates, as two decimals are precise enough.
// Must fail with: No argument should be rounded, shortened or replaced.

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {

  return TownClient(
    towns: { near, r in
      try await towns(
        Coordinate(
          latitude: (near.latitude * 100).rounded() / 100,
          longitude: (near.longitude * 100).rounded() / 100), r)
    }, degrees: degrees)
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
