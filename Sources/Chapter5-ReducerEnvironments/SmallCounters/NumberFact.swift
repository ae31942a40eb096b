// A counter that shows facts about its number. You write the reducer in exercise 5.1.

/// The state of a counter with facts.
package struct FactState: Equatable, Sendable {
  /// The number.
  package var count: Int
  /// Whether a fact has been asked for and hasn't arrived yet.
  package var isAsking: Bool
  /// The last fact that arrived.
  package var fact: String?

  /// - Parameters:
  ///   - count: the number.
  ///   - isAsking: whether a fact has been asked for and hasn't arrived yet.
  ///   - fact: the last fact that arrived.
  package init(count: Int = 0, isAsking: Bool = false, fact: String? = nil) {
    (self.count, self.isAsking, self.fact) = (count, isAsking, fact)
  }
}

/// What can happen to it.
package enum FactAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
  case factTapped
  /// An effect has found this fact.
  case factResponse(String)
}

/// Everything it depends on.
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
