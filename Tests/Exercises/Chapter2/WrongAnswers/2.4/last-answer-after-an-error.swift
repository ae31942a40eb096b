// Wrong: gives the last answer of what was measured when the closure throws.
// Must fail with: Its closure answered [31], and then threw

actor AirQualityMock: AirQualityClient {
  private let onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  private let onExpected: @Sendable (Coordinate, Int) async throws -> [Int]
  private var latest: [Int]?

  init(
    measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
    expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
  ) {
    onMeasured = measured
    onExpected = expected
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    do {
      let values = try await onMeasured(place, hours)
      latest = values
      return values
    } catch {
      guard let latest else { throw error }
      return latest
    }
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await onExpected(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(measured: measured, expected: expected)
}
