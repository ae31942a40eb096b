/// What becomes of a question to one endpoint.
package enum Outcome: CaseIterable, Sendable {
  /// There is something to show, one entry at least.
  case works
  /// There is nothing to show.
  case empty
  /// The endpoint throws an error.
  case fails
}
