// Wrong: lets a call wait until the one before it has waited.
// Must fail with: All 6 should wait on the clock, side by side, and 1 do.

actor WaitingLine {
  private var last: Task<Void, any Error>?

  func sleep(for delay: Duration, clock: any Clock<Duration>) async throws {
    let previous = last
    let wait = Task {
      _ = await previous?.result
      try await clock.sleep(for: delay)
    }
    last = wait
    try await withTaskCancellationHandler {
      try await wait.value
    } onCancel: {
      wait.cancel()
    }
  }
}

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    let queue = WaitingLine()
    return RecipeClient(
      titles: { word, limit in
        try await queue.sleep(for: delay, clock: clock)
        return try await titles(word, limit)
      },
      steps: { title in
        try await queue.sleep(for: delay, clock: clock)
        return try await steps(title)
      },
      rate: { title, stars in
        try await queue.sleep(for: delay, clock: clock)
        try await rate(title, stars)
      })
  }
}
