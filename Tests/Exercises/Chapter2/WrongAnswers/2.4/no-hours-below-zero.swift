// Wrong: passes on 0 instead of a number below zero.
// Must fail with: was called for -1 hours, and its closure for

/// A client that leaves each answer to a closure.
struct AirQualityMock: AirQualityClient {
  let measured: @Sendable (Coordinate, Int) async throws -> [Int]
  let expected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await measured(place, max(0, hours))
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await expected(place, max(0, hours))
  }
}

/// A mock that answers with these two closures. The tests call this function.
func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(measured: measured, expected: expected)
}
