// Wrong: answers by itself where no hours are asked for.
// Must fail with: too seldom for (-33.9, 12.57) and 0 hours. It should be called for each question

struct AirQualityMock: AirQualityClient {
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    guard hours > 0 else { return [] }
    return try await past(place, hours)
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    guard hours > 0 else { return [] }
    return try await future(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
