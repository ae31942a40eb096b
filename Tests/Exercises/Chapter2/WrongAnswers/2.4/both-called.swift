// Wrong: each endpoint calls both closures and picks one answer, so they fail together.
// Must fail with: Neither endpoint should care about the other.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  private func both(_ spot: AirSpot, _ hours: Int) async throws -> (past: [Int], future: [Int]) {
    (try await onMeasured(spot, hours), try await onExpected(spot, hours))
  }

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await both(spot, hours).past
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await both(spot, hours).future
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
