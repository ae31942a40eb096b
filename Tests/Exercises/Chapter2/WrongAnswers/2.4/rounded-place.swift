// Wrong: rounds the coordinate.
// Must fail with: It should get the coordinate and the hours as they are.

extension Coordinate {
  fileprivate var rounded: Coordinate {
    Coordinate(latitude: latitude.rounded(), longitude: longitude.rounded())
  }
}

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onMeasured(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onExpected(place.rounded, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
