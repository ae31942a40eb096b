// Wrong: the badge keeps the first answer.
// Must fail with: Keep the checker, and nothing that it has answered

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  private let checker: any AuthenticationChecking
  private let authenticator: any Authenticating
  private var account: String?

  init(checker: any AuthenticationChecking, authenticator: any Authenticating) {
    self.checker = checker
    self.authenticator = authenticator
  }

  func line() async throws -> String {
    if account == nil { account = try await checker.account() }
    return account.map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let account = try await checker.account() else { return }
    try await authenticator.signOut(account)
    self.account = nil
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

  private var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }

  private var authenticator: any Authenticating {
    Authenticator(accounts: accounts, credentials: credentials, makeToken: { .random() })
  }

  var badge: AccountBadge { AccountBadge(checker: checker, authenticator: authenticator) }
}

/// A badge without a root. The tests call this, and `BadgeRoot`. Rewire it as your badge wants it.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(checker: checker, authenticator: authenticator)
}
