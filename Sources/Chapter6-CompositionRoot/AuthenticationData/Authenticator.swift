import AuthenticationDomain
import Foundation

// snippet.authenticator
/// Lets in whoever gives a name and a password, whatever they are: there is no server to ask.
///
/// It remembers nothing itself. All authenticators of one store know the same, so a new one can be
/// made wherever one is needed.
package struct Authenticator: Authenticating {
  private let store: any CredentialsStoring
  private let makeToken: @Sendable () -> SessionToken

  /// - Parameters:
  ///   - store: keeps who is signed in.
  ///   - makeToken: gives a new random token at each call.
  package init(store: any CredentialsStoring, makeToken: @escaping @Sendable () -> SessionToken) {
    self.store = store
    self.makeToken = makeToken
  }

  package func signIn(as name: String, password: Password) async throws {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw AuthenticationError.noName }
    guard !password.isBlank else { throw AuthenticationError.noPassword }
    try await store.save(Credentials(account: name, token: makeToken()))
  }

  package func signOut() async throws {
    try await store.delete()
  }
}
// snippet.end

extension Authenticator {
  /// Without a server there is no list of accounts: an account is made by signing in with it.
  package func createAccount(named name: String, password: Password) async throws {
    try await signIn(as: name, password: password)
  }
}
