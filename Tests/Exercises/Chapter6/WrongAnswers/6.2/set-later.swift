// Wrong: the two are set after the badge was made.
// Must fail with: from a default or later from outside

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  var checker: (any AuthenticationChecking)?
  var authenticator: (any Authenticating)?

  func line() async throws -> String {
    try await checker?.account().map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let account = try await checker?.account() else { return }
    try await authenticator?.signOut(account)
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

  var badge: AccountBadge {
    let badge = AccountBadge()
    badge.checker = checker
    badge.authenticator = authenticator
    return badge
  }
}

/// A badge without a root. The tests call this, and `BadgeRoot`. Rewire it as your badge wants it.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  let badge = AccountBadge()
  badge.checker = checker
  badge.authenticator = authenticator
  return badge
}
