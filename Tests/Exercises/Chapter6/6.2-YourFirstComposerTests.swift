import AuthenticationData
import AuthenticationDomain
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.2"), .serialized)
struct Exercise6_2 {
  @Test("an open badge shows who is signed in and remembers nothing")
  func showsTheUser() async throws {
    let (root, credentials) = app(signedIn: nil)
    let badge = root.badge
    var lines = [try await badge.line()]
    for account in ["Ada", "Bo Li"] {
      credentials.save(Credentials(account: account, token: .random()))
      lines.append(try await badge.line())
    }
    credentials.delete("Bo Li")
    lines.append(try await badge.line())
    #expect(
      lines == ["Not signed in.", "Signed in as Ada.", "Signed in as Bo Li.", "Not signed in."],
      "Users come and go in the root's store while the badge is open: ask that store each time.")
  }

  @Test("a user who logs out with the badge is logged out of the whole app")
  func logsOut() async throws {
    let (root, credentials) = app(signedIn: "Ada")
    let (badge, other) = (root.badge, root.badge)
    try await badge.logOut()
    #expect(
      credentials.load()?.account == nil,
      "The badge's authenticator signs Ada out in the store that this root was given.")
    let lines = [try await badge.line(), try await other.line(), try await root.badge.line()]
    #expect(
      lines == ["Not signed in.", "Not signed in.", "Not signed in."],
      "All badges of an app ask one store: this one, one open before, and a new one.")
  }

  @Test("two apps share nothing")
  func keepsAppsApart() async throws {
    let badges = [app(signedIn: "Ada").root.badge, app(signedIn: "Bo").root.badge]
    try await badges[1].logOut()
    let lines = [try await badges[0].line(), try await badges[1].line()]
    #expect(
      lines == ["Signed in as Ada.", "Not signed in."],
      "Bo has logged out of the second app. Each root hands over what it was made with.")
  }

  @Test("the badge works with any checker and any authenticator")
  func takesAny() async throws {
    let desk = FrontDesk()
    let badge = makeAccountBadge(checker: desk, authenticator: desk)
    let line = try await badge.line()
    #expect(
      line == "Signed in as Dora.", "This badge was given a checker that says so, and no store.")
    try await badge.logOut()
    #expect(desk.leaving.calls == ["Dora"], "The badge's authenticator signs Dora out.")
  }

  @Test("an error of either reaches the badge's caller")
  func passesErrorsOn() async {
    let (works, fails) = (FrontDesk(), OutOfOrder())
    let unread = makeAccountBadge(checker: fails, authenticator: works)
    let stuck = makeAccountBadge(checker: works, authenticator: fails)
    await #expect(throws: OutOfOrder.self, "The checker throws, so `line()` does, too.") {
      _ = try await unread.line()
    }
    await #expect(throws: OutOfOrder.self, "The checker throws, so `logOut()` does, too.") {
      try await unread.logOut()
    }
    await #expect(throws: OutOfOrder.self, "The authenticator throws, so `logOut()` does, too.") {
      try await stuck.logOut()
    }
  }

  /// An app, and its store of who is signed in.
  func app(signedIn account: String?) -> (root: BadgeRoot, credentials: InMemoryCredentialsStore) {
    let credentials = InMemoryCredentialsStore(
      account.map { Credentials(account: $0, token: .random()) })
    let accounts = InMemoryAccountStore(["Ada", "Bo", "Bo Li"])
    return (BadgeRoot(accounts: accounts, credentials: credentials), credentials)
  }
}
