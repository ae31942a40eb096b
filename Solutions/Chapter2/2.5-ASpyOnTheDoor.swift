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

// The call is in the log before anything is awaited. During an `await` other calls may come
// in, to an actor as well: what is written after it stands in the order of the answers. Nor
// may a new task do the writing, for nobody knows when that runs.

/// Keeps each call in a log, and asks `answer` what to do. It is for tests only: its log shows
/// passwords.
actor SpyAuthenticator: Authenticator {
  private(set) var calls: [AuthenticatorCall] = []
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  func signIn(name: String, password: String) async throws {
    try await receive(.signIn(name: name, password: password))
  }

  func open(door: Int) async throws {
    try await receive(.open(door: door))
  }

  func signOut(name: String) async throws {
    try await receive(.signOut(name: name))
  }

  private func receive(_ call: AuthenticatorCall) async throws {
    calls.append(call)
    try await answer(call)
  }
}

/// A new spy.
func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

/// The log of a spy, oldest call first.
func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  await spy.calls
}
