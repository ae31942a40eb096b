/// Keeps the credentials of the one who is signed in.
///
/// Making a store reads nothing and writes nothing. The errors' descriptions are sentences for the
/// screen.
package protocol CredentialsStoring: Sendable {
  /// What is kept; nil if nothing is.
  func load() async throws -> Credentials?
  /// Keeps these, in the place of what was kept before.
  func save(_ credentials: Credentials) async throws
  /// Forgets what is kept, if anything is.
  func delete() async throws
}
