/// What's known of a user while they're signed in.
@MainActor
package final class Session {
  /// The user's name.
  package let account: String
  /// The shops that the user has been to.
  package let visited: [String]

  package init(account: String, visited: [String]) {
    (self.account, self.visited) = (account, visited)
  }
}
