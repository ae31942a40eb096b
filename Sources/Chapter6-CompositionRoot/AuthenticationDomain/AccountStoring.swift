/// Keeps the names of the accounts that there are.
///
/// Making a store reads nothing and writes nothing. The errors' descriptions are sentences for the
/// screen.
package protocol AccountStoring: Sendable {
  /// Whether there is an account of this name.
  func contains(_ name: String) async throws -> Bool
  /// Adds an account, unless there is one of this name. Of two processes that add the same one, only
  /// one does.
  ///
  /// - Returns: whether it was added.
  func add(_ name: String) async throws -> Bool
}
