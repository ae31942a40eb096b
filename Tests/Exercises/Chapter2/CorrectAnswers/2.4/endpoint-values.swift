// Correct: a struct that is made of two endpoints, which are values with callAsFunction.

struct Endpoint {
  let ask: @Sendable (Coordinate, Int) async throws -> [Int]

  func callAsFunction(_ place: Coordinate, _ hours: Int) async throws -> [Int] {
    try await ask(place, hours)
  }
}

struct AirQualityMock: AirQualityClient {
  let endpoints: (measured: Endpoint, expected: Endpoint)

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await endpoints.measured(place, hours)
  }

  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    try await endpoints.expected(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(endpoints: (Endpoint(ask: measured), Endpoint(ask: expected)))
}
