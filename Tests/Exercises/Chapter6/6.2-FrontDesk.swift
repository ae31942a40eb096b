import AuthenticationDomain
import TestSupport

/// A checker and an authenticator without a store. Dora is signed in.
struct FrontDesk: AuthenticationChecking, Authenticating {
  /// Who was signed out.
  let leaving = CallRecorder<String>()
  let passwordAdvice = "any"

  func account() -> String? { "Dora" }
  func createAccount(named name: String, password: Password) {}
  func signIn(as name: String, password: Password) {}
  func signOut(_ account: String) { leaving.record(account) }
}

/// A checker and an authenticator that throw themselves.
struct OutOfOrder: Error, AuthenticationChecking, Authenticating {
  let passwordAdvice = "any"

  func account() throws -> String? { throw self }
  func createAccount(named name: String, password: Password) throws { throw self }
  func signIn(as name: String, password: Password) throws { throw self }
  func signOut(_ account: String) throws { throw self }
}
