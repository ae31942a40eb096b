// Wrong: a class, which all who hold it share.
// Must fail with: The client should be a struct that stores two closures, towns and degrees. It is
// a class

final class TownClient: Sendable {
  let towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  let degrees: @Sendable (_ town: Location) async throws -> Double

  init(
    towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
    degrees: @escaping @Sendable (Location) async throws -> Double
  ) {
    self.towns = towns
    self.degrees = degrees
  }
}

extension TownClient {
  static let bundled = TownClient(
    towns: { near, radius in
      try BundledLocations.locations(near: near, radius: radius, limit: 5)
    },
    degrees: { town in
      try BundledForecast.forecast(near: town.coordinate).current.temperature
    })
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(towns: towns, degrees: degrees)
}

func makeBundledTownClient() -> TownClient { .bundled }
