// Wrong: answers with the last degrees when the closure throws.
// Must fail with: They got 1.0, 1.0, 1.0, 4.0.

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  let last = LastDegrees()
  return TownClient(
    towns: towns,
    degrees: { town in
      do { let d = try await degrees(town); await last.set(d); return d } catch {
        if let d = await last.value { return d }; throw error
      }
    })
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
actor LastDegrees { var value: Double?; func set(_ d: Double) { value = d } }
