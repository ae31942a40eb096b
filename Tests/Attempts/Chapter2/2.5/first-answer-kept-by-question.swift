// Wrong: remembers the answer to each question, as a cache does.
// Must fail with: asked the same three times, and answers [[1], [1], [1]].

actor AirQualityMock: AirQualityClient {
  private struct Question: Hashable {
    var endpoint: String
    var spot: AirSpot
    var hours: Int
  }

  private let onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  private let onExpected: @Sendable (AirSpot, Int) async throws -> [Int]
  private var answers: [Question: [Int]] = [:]

  init(
    onMeasured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
    onExpected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
  ) {
    self.onMeasured = onMeasured
    self.onExpected = onExpected
  }

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    let question = Question(endpoint: "measured", spot: spot, hours: hours)
    if let answer = answers[question] { return answer }
    let answer = try await onMeasured(spot, hours)
    answers[question] = answer
    return answer
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    let question = Question(endpoint: "expected", spot: spot, hours: hours)
    if let answer = answers[question] { return answer }
    let answer = try await onExpected(spot, hours)
    answers[question] = answer
    return answer
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
