// Wrong: cuts each value at 500, the end of the scale.
// Must fail with: and its closure answers [9999, -9999]. The mock answers [500, -9999]

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onMeasured(place, hours).map { min($0, 500) }
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onExpected(place, hours).map { min($0, 500) }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
