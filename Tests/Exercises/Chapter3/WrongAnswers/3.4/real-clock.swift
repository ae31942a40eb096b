// Wrong: waits in real time, whatever clock is given.
// Must fail with: One call should wait on that clock, and 0 do. A call that is not found there waits
// on another clock, as Task.sleep(for:) does, or too short, or not at all.

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
