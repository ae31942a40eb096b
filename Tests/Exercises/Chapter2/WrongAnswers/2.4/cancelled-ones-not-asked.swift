// Wrong: throws before it calls the closure of a cancelled caller.
// Must fail with: Call it for a cancelled caller, too.

struct AirQualityMock: AirQualityClient {
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try Task.checkCancellation()
    return try await past(place, hours)
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try Task.checkCancellation()
    return try await future(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
