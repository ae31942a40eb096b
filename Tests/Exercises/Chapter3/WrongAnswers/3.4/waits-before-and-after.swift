// Wrong: the way back takes its time too.
// Must fail with: The 2 seconds are over, and titles should answer ["titles 1"]. It has answered
// [].

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await clock.sleep(for: delay)
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
