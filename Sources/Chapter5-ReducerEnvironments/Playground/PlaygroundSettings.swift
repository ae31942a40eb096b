import TerminalUI

/// What the command line of a playground says.
package struct PlaygroundSettings: Sendable {
  /// Whether the environment fails, whatever it is asked.
  package var isFailing = false

  /// The values of a program's command line.
  ///
  /// - Parameters:
  ///   - program: its name.
  ///   - feature: what it shows, such as "the counter".
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

/// What an environment says that fails whatever it is asked.
package struct OutOfOrder: Error, CustomStringConvertible {
  /// The one error that there is.
  package init() {}

  /// What happened, and what to do.
  package var description: String {
    "This playground's world is out of order. Start it without --failing."
  }
}
