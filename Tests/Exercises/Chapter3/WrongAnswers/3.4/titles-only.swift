// Wrong: slows the endpoint that the list uses, and forgets the others.
// Must fail with: steps was called on a client that is slowed by 2 seconds

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await clock.sleep(for: delay)
        return try await titles(word, limit)
      },
      steps: steps,
      rate: rate)
  }
}
