// Wrong: the closures are always asked about the same place.
// Must fail with: It should get the coordinate and the hours as they are, once for each call.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await onMeasured(AirSpot(latitude: 55.68, longitude: 12.57), hours)
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await onExpected(AirSpot(latitude: 55.68, longitude: 12.57), hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
