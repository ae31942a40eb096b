// Wrong: passes on a town without its region and country.
// Must fail with: and its closure for degrees of Ny-Ålesund, no region, no country

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {

  return TownClient(
    towns: towns,
    degrees: {
      try await degrees(
        Location(name: $0.name, region: nil, country: nil, coordinate: $0.coordinate))
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
