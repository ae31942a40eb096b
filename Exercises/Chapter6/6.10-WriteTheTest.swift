// 6.10 · Write the test                                                    ★★★
//
// In an app of the coffee shops, one user at a time is signed in. Colleagues write its root, and
// you write the test. It's given a function that makes a root. It has to pass for every root that's
// right, and to fail for each one that's wrong. All that a root promises:
//   - A sign-in begins a session, and ends another user's, if there is one. The root's session is
//     one object, from the sign-in to its end.
//   - A sign-out ends the session. Nothing keeps a session in memory after its end. (Your test
//     mustn't either: it can look at a session through a `weak var`.)
//   - The tips are always what the user who's signed in hasn't rated. With nobody signed in, there
//     are none.
//
// You are done when
// - your test passes for every root that's right
// - your test notices every root that's wrong
//
// Edit:   `testRoot(_:)` at the end of this file.
// Check:  swift run workshop check 6.10
// Read:   Book/06-CompositionRoot.md, "The captive"

import Testing

// MARK: - Given

/// A user's time in the app.
final class UserSession {
  let user: String

  init(user: String) { self.user = user }
}

/// Knows who has rated which shops. It lives longer than every root and session.
final class RatingBook {
  private var rated: [String: Set<String>] = [:]

  func rate(_ shop: String, by user: String) { rated[user, default: []].insert(shop) }

  /// Bean There and Slow Drip, without what the user has rated.
  func unrated(by user: String) -> [String] {
    ["Bean There", "Slow Drip"].filter { rated[user]?.contains($0) != true }
  }
}

/// A composition root, as far as a test can see it.
protocol SignInRoot: AnyObject {
  var session: UserSession? { get }
  var tips: [String] { get }
  func signIn(as user: String)
  func signOut()
}

typealias MakeRoot = (RatingBook) -> any SignInRoot

// MARK: - Yours

/// Passes for a root that's right, and records an issue for one that's wrong.
func testRoot(_ makeRoot: MakeRoot) {
  // TODO: 6.10 So far, any root passes that gives its first user tips.
  let root = makeRoot(RatingBook())
  root.signIn(as: "Ada")
  #expect(root.tips == ["Bean There", "Slow Drip"])
}
