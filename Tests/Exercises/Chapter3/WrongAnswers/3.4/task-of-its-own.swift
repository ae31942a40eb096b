// Wrong: waits in a task that does not hear of it when the caller gives up.
// Must fail with: It should hear CancellationError() at once, and has heard [].

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await Task { try await clock.sleep(for: delay) }.value
        return try await titles(word, limit)
      },
      steps: { title in
        try await Task { try await clock.sleep(for: delay) }.value
        return try await steps(title)
      },
      rate: { title, stars in
        try await Task { try await clock.sleep(for: delay) }.value
        try await rate(title, stars)
      })
  }
}
