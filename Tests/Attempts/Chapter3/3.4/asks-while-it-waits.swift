// Wrong: asks while it waits, so that a caller who gives up has asked already.
// Must fail with: has heard ["CancellationError()"]. The original should not be asked at all, and was
// asked for ["steps soup"].

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, limit in
        try await clock.sleep(for: delay)
        return try await titles(word, limit)
      },
      steps: { title in
        async let answer = steps(title)
        try await clock.sleep(for: delay)
        return try await answer
      },
      rate: { title, stars in
        try await clock.sleep(for: delay)
        try await rate(title, stars)
      })
  }
}
