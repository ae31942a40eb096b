// Wrong: a call waits for the answer to the same question that is on its way.
// Must fail with: and the one for degrees once. Each call of an endpoint calls

struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  let shared = InFlight()
  return TownClient(towns: towns, degrees: { town in try await shared.ask(town, degrees) })
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
actor InFlight {
  var tasks: [String: Task<Double, any Error>] = [:]
  func ask(_ t: Location, _ f: @escaping @Sendable (Location) async throws -> Double) async throws
    -> Double
  {
    if let task = tasks[t.name] { return try await task.value }
    let task = Task { try await f(t) }
    tasks[t.name] = task
    defer { tasks[t.name] = nil }
    return try await task.value
  }
}
