/// Decides who gets into the boathouse.
package protocol Authenticator: Sendable {
  /// Signs a member in, or throws an error.
  func signIn(name: String, password: String) async throws
  /// Opens a door for the member who is signed in, or throws an error.
  func open(door: Int) async throws
  /// Signs a member out, or throws an error.
  func signOut(name: String) async throws
}

/// One call to an authenticator, with all its arguments.
package enum AuthenticatorCall: Hashable, Sendable {
  /// A call to `signIn(name:password:)`.
  case signIn(name: String, password: String)
  /// A call to `open(door:)`.
  case open(door: Int)
  /// A call to `signOut(name:)`.
  case signOut(name: String)
}

/// Lets members through a door, and signs them out even if the door stays shut.
package struct Doorkeeper: Sendable {
  private let authenticator: any Authenticator

  /// - Parameter authenticator: decides who gets in.
  package init(authenticator: any Authenticator) {
    self.authenticator = authenticator
  }

  /// Signs a member in, opens a door, and signs the member out.
  ///
  /// - Throws: the authenticator's error.
  package func admit(_ name: String, password: String, through door: Int) async throws {
    try await authenticator.signIn(name: name, password: password)
    do {
      try await authenticator.open(door: door)
    } catch {
      try await authenticator.signOut(name: name)
      throw error
    }
    try await authenticator.signOut(name: name)
  }
}
