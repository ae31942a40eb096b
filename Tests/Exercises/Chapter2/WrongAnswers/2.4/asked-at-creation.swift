// Wrong: evaluates the closures when the mock is made, for a place that nobody asked about.
// Must fail with: Its closure was called for (0.0, 0.0) and 24 hours

struct AirQualityMock: AirQualityClient {
  private let past: Task<[Int], any Error>
  private let future: Task<[Int], any Error>

  init(
    onMeasured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
    onExpected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
  ) {
    let place = Coordinate(latitude: 0, longitude: 0)
    past = Task { try await onMeasured(place, 24) }
    future = Task { try await onExpected(place, 24) }
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await past.value
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await future.value
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
