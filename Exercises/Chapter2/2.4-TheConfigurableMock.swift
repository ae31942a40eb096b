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

/// A client that leaves each answer to a closure.
///
/// You are done when each endpoint calls its own closure, each time it is asked, with all
/// that it was asked for, and gives back what comes out: a value or an error.
struct AirQualityMock: AirQualityClient {
  // TODO: 2.4
  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    []
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    []
  }
}

/// A mock that answers with these two closures. The tests call this function, and then the
/// endpoints.
func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  // TODO: 2.4
  AirQualityMock()
}
