// Wrong: calls the closure in a new task.
// Must fail with: Call the closure with try await, in the method itself.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await Task { try await onMeasured(place, hours) }.value
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await Task { try await onExpected(place, hours) }.value
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
