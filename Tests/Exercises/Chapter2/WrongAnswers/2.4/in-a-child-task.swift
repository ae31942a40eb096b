// Wrong: calls the closure in a child task.
// Must fail with: A Task and an async let are tasks of their own.

struct AirQualityMock: AirQualityClient {
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    async let values = past(place, hours)
    return try await values
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    async let values = future(place, hours)
    return try await values
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
