// 2.4 · A spy that records calls                                           ★★☆
//
// On the counter is a tablet for ratings. It signs a guest in, saves a rating, and signs the
// guest out. Does it also sign them out if the rating can't be saved? The real service doesn't
// tell you. A spy does: it takes the service's place, writes down each call, and answers as the
// test tells it to. This one already answers, but it remembers nothing. `RatingService` and the
// tablet, `RatingDesk`, are in Sources/Chapter2-Protocols/StartScreen/RatingDesk.swift.
//
// You are done when
// - the log has each call with its arguments, in order
// - a call that's refused is in the log, too
// - a call is in the log before it's answered
// - no call is lost when many arrive at the same time
// - the spy shows that the tablet signs a guest out even if nothing was saved
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.4
// Read:   Book/02-Protocols.md, "A spy remembers"

import StartScreen
import Synchronization

// MARK: - Yours

// The call is in the log before anything is awaited. During an `await` other calls may come
// in, to an actor as well: what is written after it is in the order of the answers. Nor
// may a new task do the writing, since nobody knows when that runs.

/// Keeps each call in a log, and asks `answer` what to do. It is for tests only: its log shows
/// passwords.
actor RatingSpy: RatingService {
  private(set) var calls: [RatingCall] = []
  private let answer: @Sendable (RatingCall) async throws -> Void

  init(answer: @escaping @Sendable (RatingCall) async throws -> Void) {
    self.answer = answer
  }

  func signIn(name: String, password: String) async throws {
    try await receive(.signIn(name: name, password: password))
  }

  func save(stars: Int) async throws {
    try await receive(.save(stars: stars))
  }

  func signOut(name: String) async throws {
    try await receive(.signOut(name: name))
  }

  private func receive(_ call: RatingCall) async throws {
    calls.append(call)
    try await answer(call)
  }
}

/// A new spy.
func makeSpy(answer: @escaping @Sendable (RatingCall) async throws -> Void) -> RatingSpy {
  RatingSpy(answer: answer)
}

/// The log of a spy, oldest call first.
func calls(of spy: RatingSpy) async -> [RatingCall] {
  await spy.calls
}
