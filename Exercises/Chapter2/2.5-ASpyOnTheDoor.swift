// 2.5 · A spy on the door                                                  ★★☆
//
// Does the doorkeeper sign people out when a door stays shut? The real authenticator does
// not tell. A spy in its place does: it writes down each call, and answers as a test wants.
// It answers already. But it remembers nothing.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.5
// Read:   Book/02-Protocols.md, "A spy remembers"

import Synchronization

// MARK: - Given

/// Decides who gets into the boathouse.
protocol Authenticator: Sendable {
  func signIn(name: String, password: String) async throws
  func open(door: Int) async throws
  func signOut(name: String) async throws
}

/// One call of an authenticator, with all that came along.
enum AuthenticatorCall: Hashable, Sendable {
  case signIn(name: String, password: String)
  case open(door: Int)
  case signOut(name: String)
}

/// Lets somebody through a door, and signs them out even if the door stays shut.
struct Doorkeeper {
  let authenticator: any Authenticator

  func admit(_ name: String, password: String, through door: Int) async throws {
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

// MARK: - Yours

/// Keeps each call in a log, and asks `answer` what to do: return, or throw what it throws.
///
/// You are done when the log has every call, with its arguments, refused ones too, in the order
/// in which the calls arrived. A call that arrives while another still waits for its answer comes
/// after it in the log. You may make it an actor, or a class with a `Mutex`.
///
/// A spy is for tests only: its log shows passwords.
struct SpyAuthenticator: Authenticator {
  // TODO: 2.5
  let answer: @Sendable (AuthenticatorCall) async throws -> Void

  func signIn(name: String, password: String) async throws {
    try await answer(.signIn(name: name, password: password))
  }

  func open(door: Int) async throws {
    try await answer(.open(door: door))
  }

  func signOut(name: String) async throws {
    try await answer(.signOut(name: name))
  }
}

/// A new spy. The tests call this function, and then the three methods, also all at once.
func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

/// The log of a spy, oldest call first. The tests call this function too, even while
/// `answer` runs.
func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  // TODO: 2.5
  []
}
