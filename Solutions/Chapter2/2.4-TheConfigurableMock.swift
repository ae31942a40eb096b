// 2.4 · The configurable mock                                              ★☆☆
//
// An app shows how much fine dust was in the air, and how much to expect. Its tests need
// a client for every mood of the service: one half answers and the other fails, it is bad
// in the city and good at the coast. Write one mock that each test configures with closures.
//
// Edit:   `AirQualityMock` and `makeAirQualityMock(measured:expected:)` at the end.
// Check:  swift run workshop check 2.4
// Read:   Book/02-Protocols.md, "The configurable mock"

// MARK: - Given

/// A coordinate, in degrees.
struct AirSpot: Hashable, Sendable {
  var latitude: Double
  var longitude: Double
}

/// Knows how much fine dust is in the air, in micrograms in a cubic metre.
protocol AirQualityClient: Sendable {
  /// One value for each of the past hours, the oldest first.
  func measured(at spot: AirSpot, hours: Int) async throws -> [Int]

  /// One value for each of the hours to come, the nearest first.
  func expected(at spot: AirSpot, hours: Int) async throws -> [Int]
}

// MARK: - Yours

// The protocol stays what the app knows. Behind it stands one struct whose stored properties
// are the endpoints themselves, so a test writes down an answer and never a new type. The
// price is that every endpoint stands there twice, as a method and as a property.

/// A client that leaves each answer to a closure.
struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await onMeasured(spot, hours)
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await onExpected(spot, hours)
  }
}

/// A mock that answers with these two closures.
func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
