// Wrong: an enum decides what two methods answer.
// Must fail with: The client should be a struct that stores two closures, towns and degrees.

struct TownClient: Sendable {
  enum Source: Sendable {
    case bundled
    case custom(
      @Sendable (Coordinate, Double) async throws -> [Location],
      @Sendable (Location) async throws -> Double)
  }

  var source: Source

  func towns(_ near: Coordinate, _ radius: Double) async throws -> [Location] {
    switch source {
    case .bundled: try BundledLocations.locations(near: near, radius: radius, limit: 5)
    case .custom(let towns, _): try await towns(near, radius)
    }
  }

  func degrees(_ town: Location) async throws -> Double {
    switch source {
    case .bundled: try BundledForecast.forecast(near: town.coordinate).current.temperature
    case .custom(_, let degrees): try await degrees(town)
    }
  }
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(source: .custom(towns, degrees))
}

func makeBundledTownClient() -> TownClient { TownClient(source: .bundled) }
