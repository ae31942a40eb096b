// Wrong: gives back as many values as hours were asked for.
// Must fail with: It should come back as it is, in the same order.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    Array(try await onMeasured(place, hours).prefix(max(0, hours)))
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    Array(try await onExpected(place, hours).prefix(max(0, hours)))
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
