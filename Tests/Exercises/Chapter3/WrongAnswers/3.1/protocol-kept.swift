// Wrong: chapter 2's mock, one more type behind the protocol.
// Must fail with: A protocol is still there: `protocol TownClient: Sendable {`.

protocol TownClient: Sendable {
  func towns(_ near: Coordinate, _ radius: Double) async throws -> [Location]
  func degrees(_ town: Location) async throws -> Double
}

struct BundledTownClient: TownClient {
  func towns(_ near: Coordinate, _ radius: Double) throws -> [Location] {
    try BundledLocations.locations(near: near, radius: radius, limit: 5)
  }
  func degrees(_ town: Location) throws -> Double {
    try BundledForecast.forecast(near: town.coordinate).current.temperature
  }
}

struct MockTownClient: TownClient {
  var findTowns: @Sendable (Coordinate, Double) async throws -> [Location]
  var measure: @Sendable (Location) async throws -> Double

  func towns(_ near: Coordinate, _ radius: Double) async throws -> [Location] {
    try await findTowns(near, radius)
  }
  func degrees(_ town: Location) async throws -> Double {
    try await measure(town)
  }
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> any TownClient { MockTownClient(findTowns: towns, measure: degrees) }
func makeBundledTownClient() -> any TownClient { BundledTownClient() }
