// Correct: tries in a task of its own, and hands the cancellation on to it.

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let original = self
    return WeatherClient(
      forecast: { place in
        try await handed { [original] in
          try await attempt(retries, after: delay, clock: clock) {
            try await original.forecast(place)
          }
        }
      },
      searchLocations: { coordinate in
        try await handed { [original] in
          try await attempt(retries, after: delay, clock: clock) {
            try await original.searchLocations(coordinate)
          }
        }
      })
  }
}

private func handed<Answer: Sendable>(
  _ work: @escaping @Sendable () async throws -> Answer
) async throws -> Answer {
  let task = Task { try await work() }
  return try await withTaskCancellationHandler {
    try await task.value
  } onCancel: {
    task.cancel()
  }
}

/// Tries again after a failure, and passes on the last error.
private func attempt<Answer>(
  _ retries: Int, after delay: Duration, clock: any Clock<Duration>,
  ask: () async throws -> Answer
) async throws -> Answer {
  for _ in 0..<retries {
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
  }
  return try await ask()
}
