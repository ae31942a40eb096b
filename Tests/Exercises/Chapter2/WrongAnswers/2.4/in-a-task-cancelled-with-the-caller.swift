// Wrong: calls the closure in a task of its own, and passes the cancellation on.
// Must fail with: A Task and an async let are tasks of their own.

struct AirQualityMock: AirQualityClient {
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]

  private func run(_ work: @escaping @Sendable () async throws -> [Int]) async throws -> [Int] {
    let task = Task { try await work() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await run { try await past(place, hours) }
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await run { try await future(place, hours) }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
