// Wrong: each endpoint calls both closures, and drops the other's answer.
// Must fail with: Neither endpoint should call the other's closure.

struct AirQualityMock: AirQualityClient {
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    _ = try? await future(place, hours)
    return try await past(place, hours)
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    _ = try? await past(place, hours)
    return try await future(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
