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

protocol TownClient: Sendable {  // TODO: 3.1
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

// The tests call these two functions, and `towns` and `degrees` of the client that they return.
// They return `any TownClient` now: make that `TownClient`.
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> any TownClient { BundledTownClient() }  // TODO: 3.1
func makeBundledTownClient() -> any TownClient { BundledTownClient() }
