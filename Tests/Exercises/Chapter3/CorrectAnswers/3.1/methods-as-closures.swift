// Correct: keeps the old type without its protocol, and makes a client of its methods.

struct TownClient: Sendable {
  var towns: @Sendable (Coordinate, Double) async throws -> [Location]
  var degrees: @Sendable (Location) async throws -> Double
  var isNew = true
}

private struct BundledTowns {
  func towns(_ near: Coordinate, _ radius: Double) throws -> [Location] {
    try BundledLocations.locations(near: near, radius: radius, limit: 5)
  }

  func degrees(_ town: Location) throws -> Double {
    try BundledForecast.forecast(near: town.coordinate).current.temperature
  }
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(
    towns: { near, radius in try await towns(near, radius) },
    degrees: { town in try await degrees(town) })
}

func makeBundledTownClient() -> TownClient {
  let bundled = BundledTowns()
  return TownClient(towns: bundled.towns, degrees: bundled.degrees)
}
