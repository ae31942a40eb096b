// 3.4 · Slowed                                                             ★★☆
//
// At home the recipes are there at once, and nobody has seen what the app looks like while
// it waits for them. Write a function from client to client: it takes any client, and gives
// back one that answers the same, only later. How much later, and by which clock, is said
// by whoever calls it.
//
// Edit:   `slowed(by:clock:)` at the end of this file.
// Check:  swift run workshop check 3.4
// Read:   Book/03-StructWitnesses.md, "Clients from clients"

// MARK: - Given

/// Knows recipes.
struct RecipeClient: Sendable {
  /// The titles of the recipes with this word in them, as many as the limit allows.
  var titles: @Sendable (_ word: String, _ limit: Int) async throws -> [String]
  /// The steps of a recipe.
  var steps: @Sendable (_ title: String) async throws -> [String]
  /// Gives a recipe one to five stars.
  var rate: @Sendable (_ title: String, _ stars: Int) async throws -> Void
}

// MARK: - Yours

extension RecipeClient {
  /// A client that does what this one does, and takes its time.
  ///
  /// - Parameters:
  ///   - delay: how long each call waits.
  ///   - clock: the clock that it waits on.
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
        try await rate(title, stars)
      })
  }
}
