// Wrong: calls the closure in a new task, which never learns that the caller gave up.
// Must fail with: Call the closure with try await, in the caller's own task.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await Task { try await onMeasured(spot, hours) }.value
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await Task { try await onExpected(spot, hours) }.value
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
