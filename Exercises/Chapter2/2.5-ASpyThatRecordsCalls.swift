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

/// Keeps each call in a log, and asks `answer` what to do: return, or throw what it throws.
///
/// A call arrives when its method begins: write it down there, before you ask `answer`. You may
/// make the spy an actor, or a class with a `Mutex`. It is for tests only: its log shows passwords.
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

/// A new spy. The tests call this function, and then the three methods, also at the same time.
func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

/// The log of a spy, oldest call first. The tests call this function too, even while `answer` runs.
func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  // TODO: 2.5
  []
}
