// Wrong: wraps the closure's error in one of its own.
// Must fail with: It threw Failed(reason: sensorIsFrozen(hour: 7)). The test decides which error it is. Don't replace it or wrap it

struct AirQualityMock: AirQualityClient {
  struct Failed: Error {
    let reason: any Error
  }

  let measured: @Sendable (Coordinate, Int) async throws -> [Int]
  let expected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await measured(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    do {
      return try await expected(place, hours)
    } catch {
      throw Failed(reason: error)
    }
  }
}

/// A mock that answers with these two closures. The tests call this function.
func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(measured: measured, expected: expected)
}
