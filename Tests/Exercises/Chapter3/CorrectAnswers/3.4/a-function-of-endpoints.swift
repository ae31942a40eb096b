// Correct: has a function from endpoint to endpoint, and looks at results instead of catching.

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    func patient<Question: Sendable, Answer: Sendable>(
      _ endpoint: @escaping @Sendable (Question) async throws -> Answer
    ) -> @Sendable (Question) async throws -> Answer {
      { question in
        var result: Result<Answer, any Error>
        var number = 0
        repeat {
          if number > 0 { try await clock.sleep(for: delay, tolerance: nil) }
          do { result = .success(try await endpoint(question)) } catch { result = .failure(error) }
          if case .success(let answer) = result { return answer }
          try Task.checkCancellation()
          number += 1
        } while number <= retries
        return try result.get()
      }
    }
    return WeatherClient(
      forecast: patient(forecast), searchLocations: patient(searchLocations))
  }
}
