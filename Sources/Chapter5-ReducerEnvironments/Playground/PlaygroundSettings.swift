import TerminalUI

/// The settings on a playground's command line.
package struct PlaygroundSettings: Sendable {
  /// Whether everything in the environment fails.
  package var isFailing = false

  /// Reads a program's command line, or ends the program with an error message.
  ///
  /// - Parameters:
  ///   - program: the program's name.
  ///   - feature: what the program shows, such as "the counter".
  ///   - canFail: whether anything in the feature's environment can fail.
  package static func orExit(_ program: String, feature: String, canFail: Bool) -> Self {
    let failing = Arguments<Self>.Parameter.flag(
      "failing", \.isFailing, "Make all the feature's dependencies fail.")
    return Arguments<Self>(
      "swift run \(program)",
      "Shows \(feature) without the app, in a world that is always the same. Type help for a list of commands.",
      canFail ? [failing] : []
    ).valuesOrExit(Self())
  }
}

/// The error of an environment in which everything fails.
package struct OutOfOrder: Error, CustomStringConvertible {
  /// Makes the error.
  package init() {}

  /// What happened, and what to do.
  package var description: String {
    "This playground's world is out of order. Start it without --failing."
  }
}
