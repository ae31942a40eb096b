// Wrong: takes a wait that was cancelled for one that is over.
// Must fail with: It should hear CancellationError() at once, and has heard ["titles 1"].

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try? await clock.sleep(for: delay)
        return try await titles(word, limit)
      },
      steps: { title in
        try? await clock.sleep(for: delay)
        return try await steps(title)
      },
      rate: { title, stars in
        try? await clock.sleep(for: delay)
        try await rate(title, stars)
      })
  }
}
