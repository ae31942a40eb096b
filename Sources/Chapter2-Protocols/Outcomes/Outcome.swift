/// How one endpoint answers.
package enum Outcome: CaseIterable, Sendable {
  /// There is something to show: at least one entry.
  case works
  /// There is nothing to show.
  case empty
  /// The endpoint throws an error.
  case fails
}
