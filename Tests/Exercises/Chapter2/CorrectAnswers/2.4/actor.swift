// Correct: an actor, with an initializer of its own.

actor AirQualityMock: AirQualityClient {
  typealias Endpoint = @Sendable (Coordinate, Int) async throws -> [Int]
  private let past: Endpoint
  private let future: Endpoint

  init(past: @escaping Endpoint, future: @escaping Endpoint) {
    (self.past, self.future) = (past, future)
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    let values = try await past(place, hours)
    return values
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    do {
      return try await future(place, hours)
    } catch {
      throw error
    }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
