// Wrong: waits in real time, whatever clock is given.
// Must fail with: So many calls wait on that clock: 0. It should be 1.

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await Task.sleep(for: delay)
        return try await titles(word, limit)
      },
      steps: { title in
        try await Task.sleep(for: delay)
        return try await steps(title)
      },
      rate: { title, stars in
        try await Task.sleep(for: delay)
        try await rate(title, stars)
      })
  }
}
