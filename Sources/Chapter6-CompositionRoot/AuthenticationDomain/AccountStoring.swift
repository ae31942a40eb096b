/// Stores the names of the accounts.
///
/// Making a store reads nothing and writes nothing. The errors' descriptions are sentences for the
/// screen.
package protocol AccountStoring: Sendable {
  /// Whether there's an account with this name.
  func contains(_ name: String) async throws -> Bool
  /// Adds an account, unless there's one with this name. If two processes add the same account,
  /// only one succeeds.
  ///
  /// - Returns: whether it was added.
  func add(_ name: String) async throws -> Bool
}
