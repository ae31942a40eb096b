// Wrong: each endpoint calls both closures and picks one answer, so they fail together.
// Must fail with: Neither endpoint should call the other's closure.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  var onExpected: @Sendable (Coordinate, Int) async throws -> [Int]

  private func both(_ place: Coordinate, _ hours: Int) async throws -> (past: [Int], future: [Int])
  {
    (try await onMeasured(place, hours), try await onExpected(place, hours))
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await both(place, hours).past
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await both(place, hours).future
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
