// Wrong: asks for ten titles, and gives three stars, whatever was asked.
// Must fail with: The slowed client is to be asked for ["titles soup 3", "titles rye bread 5"]

extension RecipeClient {
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    RecipeClient(
      titles: { word, _ in
        try await clock.sleep(for: delay)
        return try await titles(word, 10)
      },
      steps: { title in
        try await clock.sleep(for: delay)
        return try await steps(title)
      },
      rate: { title, _ in
        try await clock.sleep(for: delay)
        try await rate(title, 3)
      })
  }
}
