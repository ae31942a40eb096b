// Wrong: a client is made once, so its endpoints are constants.
// Must fail with: With towns and degrees it isn't. Declare each closure with a plain

struct TownClient: Sendable {
  let towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  let degrees: @Sendable (_ town: Location) async throws -> Double
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
