// Wrong: throws the same error ever after.
// Must fail with: An error answers one question, and not the next

actor AirQualityMock: AirQualityClient {
  private let onMeasured, onExpected: @Sendable (Coordinate, Int) async throws -> [Int]
  private var measuredError, expectedError: (any Error)?

  init(
    onMeasured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
    onExpected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
  ) {
    self.onMeasured = onMeasured
    self.onExpected = onExpected
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    if let measuredError { throw measuredError }
    do {
      return try await onMeasured(place, hours)
    } catch {
      measuredError = error
      throw error
    }
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    if let expectedError { throw expectedError }
    do {
      return try await onExpected(place, hours)
    } catch {
      expectedError = error
      throw error
    }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
