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
  /// You are done when each of the three endpoints, at each call,
  /// - waits first, on `clock` and no other, for `delay`;
  /// - then asks this client what it was asked itself, and gives back what comes: the answer or
  ///   the error;
  /// - throws `CancellationError` as soon as its caller is cancelled while it waits, and does not
  ///   ask this client any more.
  ///
  /// Calls do not wait for one another. This client itself stays as quick as it is.
  ///
  /// - Parameters:
  ///   - delay: how long each call waits.
  ///   - clock: the clock that it waits on. The tests bring one that they move by hand.
  func slowed(by delay: Duration, clock: any Clock<Duration>) -> RecipeClient {
    // TODO: 3.4
    self
  }
}
