/// Stores the credentials of the account that is signed in.
///
/// Making a store reads nothing and writes nothing. The errors' descriptions are sentences for the
/// screen.
package protocol CredentialsStoring: Sendable {
  /// The stored credentials; nil if there are none.
  func load() async throws -> Credentials?
  /// Stores these credentials, replacing any that were stored before.
  func save(_ credentials: Credentials) async throws
  /// Deletes the credentials of this account. If another account's are stored, or none, this does
  /// nothing, even if another process stores them at the same time.
  func delete(_ account: String) async throws
}
