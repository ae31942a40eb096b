// Wrong: a rating that did not arrive is nothing to bother anybody with.
// Must fail with: rate of the original throws PagesStuck, and the slowed one should throw the
// same after its wait.

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await clock.sleep(for: delay)
        return try await titles(word, limit)
      },
      steps: { title in
        try await clock.sleep(for: delay)
        return try await steps(title)
      },
      rate: { title, stars in
        try await clock.sleep(for: delay)
        try? await rate(title, stars)
      })
  }
}
