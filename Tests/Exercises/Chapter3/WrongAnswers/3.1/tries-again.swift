// Wrong: asks the closure again after an error.
// Must fail with: Trying again is for the caller to decide.

/// Where the widget's towns and temperatures come from.
struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}

extension TownClient {
  /// The towns and forecasts that come with the workshop.
  static let bundled = TownClient(
    towns: { near, radius in
      try BundledLocations.locations(near: near, radius: radius, limit: 5)
    },
    degrees: { town in
      try BundledForecast.forecast(near: town.coordinate).current.temperature
    })
}

// The tests call these two functions, and `towns` and `degrees` of the client that they return.
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(
    towns: { near, radius in
      do {
        return try await towns(near, radius)
      } catch {
        // The network may be back by now.
        return try await towns(near, radius)
      }
    },
    degrees: degrees)
}
func makeBundledTownClient() -> TownClient { .bundled }
