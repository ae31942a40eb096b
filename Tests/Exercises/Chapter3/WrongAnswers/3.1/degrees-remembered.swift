// Wrong: remembers the degrees of each town.
// Must fail with: Its closure was called twice: not for the second Town 7.

struct TownClient: Sendable {
  var towns: @Sendable (Coordinate, Double) async throws -> [Location]
  var degrees: @Sendable (Location) async throws -> Double
}

private actor Memory {
  private var degrees: [Location: Double] = [:]

  func degrees(_ town: Location, _ ask: @Sendable (Location) async throws -> Double) async throws
    -> Double
  {
    if let known = degrees[town] { return known }
    let answer = try await ask(town)
    degrees[town] = answer
    return answer
  }
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  let memory = Memory()
  return TownClient(towns: towns, degrees: { try await memory.degrees($0, degrees) })
}

func makeBundledTownClient() -> TownClient {
  TownClient(
    towns: { try BundledLocations.locations(near: $0, radius: $1, limit: 5) },
    degrees: { try BundledForecast.forecast(near: $0.coordinate).current.temperature })
}
