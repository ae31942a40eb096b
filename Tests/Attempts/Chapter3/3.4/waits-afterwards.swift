// Wrong: asks at once, and keeps the answer back.
// Must fail with: The original should not have been asked yet. It was asked for ["titles soup 3"].

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        let found = try await titles(word, limit)
        try await clock.sleep(for: delay)
        return found
      },
      steps: { title in
        try await clock.sleep(for: delay)
        return try await steps(title)
      },
      rate: { title, stars in
        try await clock.sleep(for: delay)
        try await rate(title, stars)
      })
  }
}
