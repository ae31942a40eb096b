// Correct: has a computed static for the bundled client, which derives it from an empty one.

struct TownClient: Sendable {
  var degrees: @Sendable (Location) async throws -> Double = { _ in 0 }
  var towns: @Sendable (Coordinate, Double) async throws -> [Location] = { _, _ in [] }
}

extension TownClient {
  static var bundled: TownClient {
    var client = TownClient()
    client.towns = { try BundledLocations.locations(near: $0, radius: $1, limit: 5) }
    client.degrees = { town in
      let forecast = try BundledForecast.forecast(near: town.coordinate)
      return forecast.current.temperature
    }
    return client
  }
}

func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(degrees: degrees, towns: towns)
}

func makeBundledTownClient() -> TownClient { TownClient.bundled }
