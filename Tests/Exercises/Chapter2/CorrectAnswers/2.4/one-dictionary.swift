// Correct: a class that keeps the closures in a dictionary, by endpoint.

final class AirQualityMock: AirQualityClient {
  enum Endpoint { case measured, expected }
  struct NotConfigured: Error {}
  let answers: [Endpoint: @Sendable (Coordinate, Int) async throws -> [Int]]

  init(_ answers: [Endpoint: @Sendable (Coordinate, Int) async throws -> [Int]]) {
    self.answers = answers
  }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await answer(.measured)(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await answer(.expected)(place, hours)
  }

  private func answer(
    _ endpoint: Endpoint
  ) throws -> @Sendable (Coordinate, Int) async throws -> [Int] {
    guard let answer = answers[endpoint] else { throw NotConfigured() }
    return answer
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock([.measured: measured, .expected: expected])
}
