// Wrong: each closure is evaluated once, and its first answer is given ever after.
// Must fail with: Keep the closure, not what it answered once.

actor AirQualityMock: AirQualityClient {
  private let onMeasured: @Sendable (Coordinate, Int) async throws -> [Int]
  private let onExpected: @Sendable (Coordinate, Int) async throws -> [Int]
  private var past: [Int]?
  private var future: [Int]?

  init(
    onMeasured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
    onExpected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
  ) {
    self.onMeasured = onMeasured
    self.onExpected = onExpected
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    if let past { return past }
    let answer = try await onMeasured(place, hours)
    past = answer
    return answer
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    if let future { return future }
    let answer = try await onExpected(place, hours)
    future = answer
    return answer
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
