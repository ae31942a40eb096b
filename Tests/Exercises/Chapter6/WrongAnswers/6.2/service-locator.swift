// Wrong: the root puts the two into statics, and the badge takes them from there.
// Must fail with: Something there is kept for all apps at once: `static var checker

@MainActor
enum Services {
  static var checker: (any AuthenticationChecking)?
  static var authenticator: (any Authenticating)?
}

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  private let checker =
    Services.checker ?? AuthenticationChecker(store: InMemoryCredentialsStore(nil))
  private let authenticator = Services.authenticator

  func line() async throws -> String {
    try await checker.account().map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let account = try await checker.account() else { return }
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
    Services.checker = checker
    Services.authenticator = authenticator
    return AccountBadge()
  }
}

/// A badge without a root. The tests call this, and `BadgeRoot`. Rewire it as your badge wants it.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  Services.checker = checker
  Services.authenticator = authenticator
  return AccountBadge()
}
