// 3.1 · From protocol to struct                                            ★☆☆
//
// The weather widget has a client that is still a protocol, and needs a type for each answer.
// Drop the protocol, and let the client be a struct of two closures: each answer is a value.
//
// You are done when
// - the client is a struct that stores two closures, and no protocol is left
// - each endpoint calls its closure, with all that was asked, at each call
// - an error of a closure reaches the caller
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

// The tests call these two. Where they return `any TownClient`, a struct is just a `TownClient`.
func makeTownClient(
  towns: @escaping @Sendable (Coordinate, Double) async throws -> [Location],
  degrees: @escaping @Sendable (Location) async throws -> Double
) -> any TownClient { BundledTownClient() }  // TODO: 3.1
func makeBundledTownClient() -> any TownClient { BundledTownClient() }
