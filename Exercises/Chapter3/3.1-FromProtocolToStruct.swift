// 3.1 · From protocol to struct                                            ★☆☆
//
// The weather widget's client is still a protocol, so each variant of it is a type. `TownClient`
// has the same endpoints as closures, so each variant can be a value. Turn `BundledTowns` into the
// value `bundled`, and write `only`. Then nothing needs the protocol and its type any more.
//
// You are done when
// - the bundled client answers as `BundledTowns` did
// - a client for one town finds only that town, wherever you look, with the given degrees
// - a copy of a client can have another endpoint, and the original keeps its own
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 3.1
// Read:   Book/03-StructWitnesses.md, "Drop the protocol"

import Forecasts

// MARK: - Yours

protocol TownService: Sendable {
  func towns(near place: Coordinate, radius: Double) async throws -> [Location]
  func degrees(in town: Location) async throws -> Double
}

struct BundledTowns: TownService {
  func towns(near place: Coordinate, radius: Double) throws -> [Location] {
    try BundledLocations.locations(near: place, radius: radius, limit: 5)
  }
  func degrees(in town: Location) throws -> Double {
    try BundledForecast.forecast(near: town.coordinate).current.temperature
  }
}

struct TownClient: Sendable {
  var towns: @Sendable (_ place: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double

  static let bundled = TownClient(towns: { _, _ in [] }, degrees: { _ in 0 })  // TODO: 3.1
  static func only(_ town: Location, degrees: Double) -> TownClient { bundled }  // TODO: 3.1
}
