// Wrong: the closures are kept in a static, so the newest mock answers for all.
// Must fail with: Each needs its closures in stored properties of its own, not in a static.

import Synchronization

struct AirQualityMock: AirQualityClient {
  typealias Answer = @Sendable (Coordinate, Int) async throws -> [Int]
  static let onMeasured = Mutex<Answer>({ _, _ in [] })
  static let onExpected = Mutex<Answer>({ _, _ in [] })

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await Self.onMeasured.withLock { $0 }(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await Self.onExpected.withLock { $0 }(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock.onMeasured.withLock { $0 = measured }
  AirQualityMock.onExpected.withLock { $0 = expected }
  return AirQualityMock()
}
