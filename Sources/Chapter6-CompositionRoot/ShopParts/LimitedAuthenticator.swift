import AuthenticationDomain

/// A decorator that refuses everyone after three failed attempts: someone may be guessing names.
///
/// It keeps its own count, for the screen that uses it.
package actor LimitedAuthenticator: Authenticating {
  /// The error that it throws after three failed attempts.
  package struct TooManyTries: Error, CustomStringConvertible {
    package let description = "That was wrong three times. Open this screen again."
  }

  private let authenticator: any Authenticating
  private var refusals = 0

  package nonisolated var passwordAdvice: String { authenticator.passwordAdvice }

  /// - Parameter authenticator: signs users in until three attempts have failed.
  package init(over authenticator: any Authenticating) {
    self.authenticator = authenticator
  }

  package func createAccount(named name: String, password: Password) async throws {
    try await counted { try await authenticator.createAccount(named: name, password: password) }
  }

  package func signIn(as name: String, password: Password) async throws {
    try await counted { try await authenticator.signIn(as: name, password: password) }
  }

  package func signOut(_ account: String) async throws {
    try await authenticator.signOut(account)
  }

  private func counted(_ enter: () async throws -> Void) async throws {
    guard refusals < 3 else { throw TooManyTries() }
    do {
      try await enter()
    } catch {
      refusals += 1
      throw error
    }
  }
}
