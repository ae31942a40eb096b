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

/// Keeps each call in a log, and asks `answer` what to do: return, or throw what it throws.
///
/// A call arrives when its method begins: write it down there, before you ask `answer`. You may
/// make the spy an actor, or a class with a `Mutex`.
struct RatingSpy: RatingService {
  // TODO: 2.4
  let answer: @Sendable (RatingCall) async throws -> Void

  func signIn(name: String, password: String) async throws {
    try await answer(.signIn(name: name, password: password))
  }

  func save(stars: Int) async throws {
    try await answer(.save(stars: stars))
  }

  func signOut(name: String) async throws {
    try await answer(.signOut(name: name))
  }
}

/// A new spy. The tests call this function, and then the three methods, also at the same time.
func makeSpy(answer: @escaping @Sendable (RatingCall) async throws -> Void) -> RatingSpy {
  RatingSpy(answer: answer)
}

/// The log of a spy, oldest call first. The tests call this function too, even while `answer` runs.
func calls(of spy: RatingSpy) async -> [RatingCall] {
  // TODO: 2.4
  []
}
