// Wrong: the badge takes the root, and fetches what it needs.
// Must fail with: The badge should take an authenticator and a checker, as protocols, and
// neither a store nor the root.

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  private let checker: any AuthenticationChecking
  private let authenticator: any Authenticating

  init(checker: any AuthenticationChecking, authenticator: any Authenticating) {
    self.checker = checker
    self.authenticator = authenticator
  }

  convenience init(root: BadgeRoot) {
    self.init(checker: root.checker, authenticator: root.authenticator)
  }

  func line() async throws -> String {
    try await checker.account().map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let account = try await checker.account() else { return }
    try await authenticator.signOut(account)
  }
}

/// Puts the app together.
@MainActor
final class BadgeRoot {
  private let accounts: any AccountStoring
  private let credentials: any CredentialsStoring

  init(accounts: any AccountStoring, credentials: any CredentialsStoring) {
    self.accounts = accounts
    self.credentials = credentials
  }

  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }

  var authenticator: any Authenticating {
    Authenticator(accounts: accounts, credentials: credentials, makeToken: { .random() })
  }

  var badge: AccountBadge { AccountBadge(root: self) }
}

/// A badge without a root. The tests call this, and `BadgeRoot`. Rewire it as your badge wants it.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(checker: checker, authenticator: authenticator)
}
