// snippet.authenticating
/// Lets somebody in and out.
///
/// The errors' descriptions are sentences for the screen, and none of them repeats a password.
package protocol Authenticating: Sendable {
  /// Makes an account, and signs in with it.
  func createAccount(named name: String, password: Password) async throws
  /// Signs in with an account that exists. Whoever was signed in before is not any more.
  func signIn(as name: String, password: Password) async throws
  /// Signs out. Where nobody is signed in there is nothing to do.
  func signOut() async throws
}

/// Knows who is signed in.
package protocol AuthenticationChecking: Sendable {
  /// The name of the account that is signed in right now; nil if none is.
  func account() async throws -> String?
}
// snippet.end

/// What is wrong with what somebody has typed to sign in.
package enum AuthenticationError: Error, Equatable, CustomStringConvertible {
  /// There is nothing in the name but spaces.
  case noName
  /// There is nothing in the password but spaces.
  case noPassword

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .noName: "A name is missing, so nobody is signed in. Try again, and type any name."
    case .noPassword:
      "A password is missing, so nobody is signed in. Try again, and type any password."
    }
  }
}
