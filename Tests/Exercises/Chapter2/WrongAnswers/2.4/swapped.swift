// Wrong: each endpoint calls the closure of the other, which has the same type.
// Must fail with: Both have the same type, so the compiler lets you swap them.

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

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: expected, onExpected: measured)
}
