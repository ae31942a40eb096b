/// Keeps the credentials of the one who is signed in.
///
/// Making a store reads nothing and writes nothing. The errors' descriptions are sentences for the
/// screen.
package protocol CredentialsStoring: Sendable {
  /// What is kept; nil if nothing is.
  func load() async throws -> Credentials?
  /// Keeps these, in the place of what was kept before.
  func save(_ credentials: Credentials) async throws
  /// Forgets the credentials of this account. Where others are kept, or none, nothing happens, also
  /// if another process saves those at the same time.
  func delete(_ account: String) async throws
}
