// Correct: has a name for each type of closure, an initializer, and a static function.

typealias FindTowns = @Sendable (Coordinate, Double) async throws -> [Location]
typealias MeasureDegrees = @Sendable (Location) async throws -> Double

struct TownClient {
  var towns: FindTowns
  var degrees: MeasureDegrees

  init(_ towns: @escaping FindTowns, _ degrees: @escaping MeasureDegrees) {
    self.towns = towns
    self.degrees = degrees
  }

  static func bundled() -> Self {
    Self(
      { try BundledLocations.locations(near: $0, radius: $1, limit: 5) },
      { try BundledForecast.forecast(near: $0.coordinate).current.temperature })
  }
}

func makeTownClient(
  towns: @escaping FindTowns, degrees: @escaping MeasureDegrees
) -> TownClient {
  .init(towns, degrees)
}

func makeBundledTownClient() -> TownClient {
  .bundled()
}
