// Wrong: asks for a week at most.
// Must fail with: (at:hours:) was called for 1000 hours, and its closure for 168

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onMeasured(place, min(hours, 168))
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onExpected(place, min(hours, 168))
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
