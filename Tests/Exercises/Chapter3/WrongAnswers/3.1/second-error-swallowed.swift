// Wrong: passes on the first error only.
// Must fail with: Pass on every error, the second one as well as the first

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  let seen = SeenTown()
  return TownClient(
    towns: { near, r in
      do { return try await towns(near, r) } catch {
        if await seen.again() { return [] }; throw error
      }
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
actor SeenTown { var n = 0; func again() -> Bool { n += 1; return n > 1 } }
