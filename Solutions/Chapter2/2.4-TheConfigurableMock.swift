// 2.4 · The configurable mock                                              ★☆☆
//
// The Book's weather screen will show the air quality, too. Its tests need a client that reports
// bad air in the city and good air at the coast, or answers one question and fails the other.
// Write one mock that each test configures with closures. The protocol is in
// Sources/Chapter2-Protocols/AirQuality.
//
// You are done when
// - each endpoint answers with its own closure
// - the closure is called each time, with the caller's arguments
// - what the closure answers comes back untouched
// - an error from the closure reaches the caller
// - one endpoint can fail while the other answers
// - each of two mocks calls its own closures
// - the closure runs in the caller's task
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.4
// Read:   Book/02-Protocols.md, "The configurable mock"

import AirQuality
import Forecasts

// MARK: - Yours

// The screen still knows only the protocol. Behind it is one struct whose stored properties are
// the endpoints themselves, so a test writes down an answer and never a new type. The price is
// that every endpoint is there twice, as a method and as a property.

/// A client that leaves each answer to a closure.
struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onMeasured(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onExpected(place, hours)
  }
}

/// A mock that answers with these two closures.
func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
