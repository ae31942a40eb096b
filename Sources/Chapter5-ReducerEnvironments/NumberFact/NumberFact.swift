// A counter that tells facts about its number: the types of exercise 5.1, which writes the reducer.

/// What a counter with facts knows.
package struct FactState: Equatable, Sendable {
  /// The number.
  package var count: Int
  /// Whether a fact was asked for and hasn't come yet.
  package var isAsking: Bool
  /// The last fact that came.
  package var fact: String?

  /// - Parameters:
  ///   - count: the number.
  ///   - isAsking: whether a fact was asked for and hasn't come yet.
  ///   - fact: the last fact that came.
  package init(count: Int = 0, isAsking: Bool = false, fact: String? = nil) {
    (self.count, self.isAsking, self.fact) = (count, isAsking, fact)
  }
}

/// What can happen to it.
package enum FactAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
  case factTapped
  /// The fact that an effect has brought.
  case factResponse(String)
}

/// All that it depends on.
package struct FactEnvironment: Sendable {
  /// A fact about a number, which may take a while.
  package var fact: @Sendable (Int) async -> String
  /// Beeps, at once.
  package var beep: @Sendable () -> Void

  /// - Parameters:
  ///   - fact: a fact about a number.
  ///   - beep: beeps, at once.
  package init(
    fact: @escaping @Sendable (Int) async -> String, beep: @escaping @Sendable () -> Void
  ) {
    (self.fact, self.beep) = (fact, beep)
  }
}
