// Wrong: waits for two seconds, whatever delay is given.
// Must fail with: Both waits should end, after 3 and after 5 seconds

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await clock.sleep(for: .seconds(2))
        return try await titles(word, limit)
      },
      steps: { title in
        try await clock.sleep(for: .seconds(2))
        return try await steps(title)
      },
      rate: { title, stars in
        try await clock.sleep(for: .seconds(2))
        try await rate(title, stars)
      })
  }
}
