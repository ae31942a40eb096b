// Wrong: waits once, from the moment at which the client is made.
// Must fail with: Each call should wait on the clock, so that it has 1 sleeper, then 1, then 1; it had
// [1, 0].

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    let wait = Task { try await clock.sleep(for: delay) }
    return RecipeClient(
      titles: { word, limit in
        try await wait.value
        return try await titles(word, limit)
      },
      steps: { title in
        try await wait.value
        return try await steps(title)
      },
      rate: { title, stars in
        try await wait.value
        try await rate(title, stars)
      })
  }
}
