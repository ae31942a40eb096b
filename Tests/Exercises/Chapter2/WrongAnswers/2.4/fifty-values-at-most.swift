// Wrong: gives back fifty values at most.
// Must fail with: 48, 49, 50]. The test decides what the closure answers

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    Array(try await onMeasured(place, hours).prefix(50))
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    Array(try await onExpected(place, hours).prefix(50))
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
