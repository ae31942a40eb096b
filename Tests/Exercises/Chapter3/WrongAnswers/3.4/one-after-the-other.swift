// Wrong: lets a call wait until the one before it is over.
// Must fail with: No call should wait for another one

extension WeatherClient {
  func retrying(
    _ retries: Int, after delay: Duration, clock: any Clock<Duration>
  ) -> WeatherClient {
    let line = WaitingLine()
    return WeatherClient(
      forecast: { place in
        try await line.stand {
          try await attempt(retries, after: delay, clock: clock) { try await forecast(place) }
        }
      },
      searchLocations: { coordinate in
        try await line.stand {
          try await attempt(retries, after: delay, clock: clock) {
            try await searchLocations(coordinate)
          }
        }
      })
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

private actor WaitingLine {
  private var last: Task<Void, Never>?

  func stand<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let before = last
    let task = Task {
      await before?.value
      return try await work()
    }
    last = Task { _ = try? await task.value }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
