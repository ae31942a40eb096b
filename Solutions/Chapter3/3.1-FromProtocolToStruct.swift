// 3.1 · From protocol to struct                                            ★☆☆
//
// The weather widget's client is still a protocol, so every variant of it needs a type of its own.
// Drop the protocol, and make the client a struct of two closures, so that a variant is a value.
//
// You are done when
// - no protocol is left: the client is a struct with two closures, `var towns` and `var degrees`
// - each call of an endpoint calls its closure, with the same arguments
// - an error from a closure reaches the caller
// - the bundled client answers as it did before
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 3.1
// Read:   Book/03-StructWitnesses.md, "Drop the protocol"

import Forecasts

// MARK: - Yours

/// Knows towns and their temperatures.
struct TownClient: Sendable {
  var towns: @Sendable (_ near: Coordinate, _ radius: Double) async throws -> [Location]
  var degrees: @Sendable (_ town: Location) async throws -> Double
}

extension TownClient {
  /// Answers from the files that come with the workshop.
  static let bundled = TownClient(
    towns: { near, radius in
      try BundledLocations.locations(near: near, radius: radius, limit: 5)
    },
    degrees: { town in
      try BundledForecast.forecast(near: town.coordinate).current.temperature
    })
}

/// A client that answers with these two closures.
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> TownClient {
  TownClient(towns: towns, degrees: degrees)
}

/// The client that answers from files.
func makeBundledTownClient() -> TownClient { .bundled }
