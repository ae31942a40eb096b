// Wrong: rounds the coordinate to two decimals.
// Must fail with: It should get the coordinate and the hours as they are.

struct AirQualityMock: AirQualityClient {
  let onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  let onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onMeasured(place, hours)
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    let rounded = Coordinate(
      latitude: (place.latitude * 100).rounded() / 100,
      longitude: (place.longitude * 100).rounded() / 100)
    return try await onExpected(rounded, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
