import AuthenticationDomain
import Foundation

/// Lets in anyone who names an existing account. No server checks passwords: a password is neither
/// checked nor stored.
///
/// It remembers nothing itself. All authenticators with the same stores give the same answers, so a
/// new one can be made wherever one is needed.
package struct Authenticator: Authenticating {
  private let accounts: any AccountStoring
  private let credentials: any CredentialsStoring
  private let makeToken: @Sendable () -> SessionToken

  package let passwordAdvice = "any will do; it is neither checked nor kept"

  package func createAccount(named name: String, password: Password) async throws {
    let name = try trimmed(name)
    guard try await accounts.add(name) else { throw AuthenticationError.taken(name: name) }
    try await credentials.save(Credentials(account: name, token: makeToken()))
  }

  package func signIn(as name: String, password: Password) async throws {
    let name = try trimmed(name)
    guard try await accounts.contains(name) else { throw AuthenticationError.unknown(name: name) }
    try await credentials.save(Credentials(account: name, token: makeToken()))
  }

  package func signOut(_ account: String) async throws {
    try await credentials.delete(account)
  }

  /// - Parameters:
  ///   - accounts: stores the accounts.
  ///   - credentials: stores who is signed in.
  ///   - makeToken: gives a new random token on each call.
  package init(
    accounts: any AccountStoring, credentials: any CredentialsStoring,
    makeToken: @escaping @Sendable () -> SessionToken
  ) {
    self.accounts = accounts
    self.credentials = credentials
    self.makeToken = makeToken
  }

  private func trimmed(_ name: String) throws -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw AuthenticationError.noName }
    return name
  }
}
