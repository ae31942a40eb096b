// Wrong: takes away what it thinks can't be.
// Must fail with: It should come back as it is, in the same order.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onMeasured(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onExpected(place, hours).filter { $0 >= 0 }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
