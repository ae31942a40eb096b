// 2.5 · A spy that records calls                                           ★★☆
//
// A doorkeeper signs a member in, opens a door, and signs the member out. Does it also sign
// them out if the door can't be opened? The real authenticator doesn't tell you. A spy does: it
// takes the authenticator's place, writes down each call, and answers as the test tells it to.
// This one already answers, but it remembers nothing. `Authenticator` and `Doorkeeper` are in
// Sources/Chapter2-Protocols/Boathouse.
//
// You are done when
// - each method records its call directly, not in a new task
// - the log has each call with its arguments, in order
// - each of two spies keeps its own log
// - the log includes calls that were refused, and calls whose caller was cancelled
// - each kind of call can be refused
// - a call is in the log before it is answered
// - calls that overlap stay in the order in which they arrived
// - no call is lost when many arrive at the same time
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.5
// Read:   Book/02-Protocols.md, "A spy remembers"

import Boathouse
import Synchronization

// MARK: - Yours

// The call is in the log before anything is awaited. During an `await` other calls may come
// in, to an actor as well: what is written after it is in the order of the answers. Nor
// may a new task do the writing, since nobody knows when that runs.

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
