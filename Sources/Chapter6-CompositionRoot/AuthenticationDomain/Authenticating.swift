/// Lets a user in and out.
///
/// The errors' descriptions are sentences for the screen, and none of them repeats a password.
package protocol Authenticating: Sendable {
  /// What to tell a user who is asked for a password, such as "at least 8 characters".
  var passwordAdvice: String { get }
  /// Makes an account, and signs in with it.
  ///
  /// - Throws: `AuthenticationError.taken` if the name is taken, or whatever else went wrong.
  func createAccount(named name: String, password: Password) async throws
  /// Signs in with an account that exists. An account that was signed in before is signed out.
  ///
  /// - Throws: `AuthenticationError.unknown` if there is no such account, or whatever else went wrong.
  func signIn(as name: String, password: Password) async throws
  /// Signs an account out. What it has saved is kept. If it isn't signed in, there's nothing to do.
  func signOut(_ account: String) async throws
}

/// Knows who is signed in.
package protocol AuthenticationChecking: Sendable {
  /// The name of the account that is signed in right now; nil if none is.
  func account() async throws -> String?
}

/// What is wrong with what someone has typed to sign in.
package enum AuthenticationError: Error, Equatable, CustomStringConvertible {
  /// There is nothing in the name but spaces.
  case noName
  /// There is an account of this name already.
  case taken(name: String)
  /// There is no account of this name.
  case unknown(name: String)

  /// What happened, and what to do.
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
