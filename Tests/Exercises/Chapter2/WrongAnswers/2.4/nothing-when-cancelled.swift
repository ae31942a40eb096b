// Wrong: takes a cancellation for an empty answer.
// Must fail with: throws CancellationError(), and the mock should throw the

struct AirQualityMock: AirQualityClient {
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    do { return try await past(place, hours) } catch is CancellationError { return [] }
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    do { return try await future(place, hours) } catch is CancellationError { return [] }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
