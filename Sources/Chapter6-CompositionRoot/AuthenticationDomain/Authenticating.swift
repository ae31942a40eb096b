/// Lets a user in and out.
///
/// The errors' descriptions are sentences for the screen. None of them contains a password.
package protocol Authenticating: Sendable {
  /// What to tell a user who is asked for a password, such as "at least 8 characters".
  var passwordAdvice: String { get }
  /// Creates an account, and signs in with it.
  ///
  /// - Throws: `AuthenticationError.taken` if the name is taken, or another error.
  func createAccount(named name: String, password: Password) async throws
  /// Signs in with an existing account. An account that was signed in before is signed out.
  ///
  /// - Throws: `AuthenticationError.unknown` if there's no such account, or another error.
  func signIn(as name: String, password: Password) async throws
  /// Signs an account out, and keeps what it has saved. If it isn't signed in, this does nothing.
  func signOut(_ account: String) async throws
}

/// Knows who is signed in.
package protocol AuthenticationChecking: Sendable {
  /// The name of the account that is signed in right now; nil if none is.
  func account() async throws -> String?
}

/// What is wrong with what a user typed to sign in.
package enum AuthenticationError: Error, Equatable, CustomStringConvertible {
  /// The name is empty or contains only spaces.
  case noName
  /// There's already an account with this name.
  case taken(name: String)
  /// There's no account with this name.
  case unknown(name: String)

  package var description: String {
    switch self {
    case .noName: "The name is missing. Try again with any name."
    case .taken(let name):
      "There's already an account named \(name). Type sign in to use it, or choose another name."
    case .unknown(let name):
      "There is no account named '\(name)'. Type create to make one."
    }
  }
}
