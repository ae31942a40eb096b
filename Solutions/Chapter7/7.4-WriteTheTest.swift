// 7.4 · Write the test                                                     ★★★
//
// A model must not outlive its user. In SwiftUI, `.id(account)` sees to that: another account gives
// the view another identity, and its state is made again. Colleagues have built an app with accounts,
// and you write its test. It has to pass for each app that's right, and to fail for each one that's
// wrong. What they promise:
//   - If nobody is signed in, the screen says "Sign in first."
//   - When a user signs in, a request is sent. The screen says "Loading…" until it's answered, and
//     then shows the user's favourites.
//   - They stay there, without a new request, if the screen goes away and comes back, or if the same
//     user signs in once more.
//   - All of that ends when the user signs out, or when another one signs in directly. The next
//     user, even if it's the same one, begins again, and never sees an answer that was for another.
//
// You are done when
// - your test passes for every app that's right
// - your test notices every app that's wrong
//
// Edit:   `testAccounts(_:)` at the end of this file.
// Check:  swift run workshop check 7.4
// Read:   Book/07-YourOwnApp.md, "A test between two states"

import Testing

// MARK: - Given

/// An app as its user sees it.
protocol FavoritesApp {
  /// What's on the screen.
  var lines: [String] { get }
  func signIn(_ user: String)
  func signOut()
  /// The user looks at something else, and comes back to the screen.
  func leaveAndComeBack()
}

/// Makes an app that asks a server.
typealias MakeApp = (HeldServer) -> any FavoritesApp

/// A server that answers when the test says so. Nothing happens between two lines of a test.
final class HeldServer {
  private var waiting: [(user: String, answer: ([String]) -> Void)] = []

  /// An app's request.
  func favorites(of user: String, answer: @escaping ([String]) -> Void) {
    waiting.append((user, answer))
  }

  /// Answers all requests for a user's favourites. If there are none, nothing happens.
  func answer(_ user: String, _ favorites: [String]) {
    let answered = waiting.filter { $0.user == user }
    waiting.removeAll { $0.user == user }
    for request in answered { request.answer(favorites) }
  }
}

// MARK: - Yours

// Each list is different, so that it shows whose it is, and when it was loaded. An old user's answer
// can come at two moments: while the new user is waiting, and when the new user's list is there.
// An answer that changes nothing shows that there was no new request.

/// Passes for an app that's right, and records an issue for one that's wrong.
func testAccounts(_ makeApp: MakeApp) {
  let server = HeldServer()
  let app = makeApp(server)
  #expect(app.lines == ["Sign in first."])

  app.signIn("Ada")
  #expect(app.lines == ["Loading…"])
  server.answer("Ada", ["Comets"])
  #expect(app.lines == ["Comets"])
  app.leaveAndComeBack()
  #expect(app.lines == ["Comets"])
  app.signIn("Ada")
  #expect(app.lines == ["Comets"])
  server.answer("Ada", ["Bean There"])
  #expect(app.lines == ["Comets"])

  app.signIn("Grace")
  #expect(app.lines == ["Loading…"])
  server.answer("Grace", ["Slow Drip"])
  #expect(app.lines == ["Slow Drip"])

  app.signOut()
  #expect(app.lines == ["Sign in first."])
  app.signIn("Grace")
  #expect(app.lines == ["Loading…"])

  app.signIn("Alan")
  server.answer("Grace", ["Early Bird"])
  #expect(app.lines == ["Loading…"])
  server.answer("Alan", ["Night Owl"])
  #expect(app.lines == ["Night Owl"])

  app.signIn("Grace")
  app.signIn("Alan")
  server.answer("Alan", ["Dockside"])
  server.answer("Grace", ["Early Bird"])
  #expect(app.lines == ["Dockside"])
}
