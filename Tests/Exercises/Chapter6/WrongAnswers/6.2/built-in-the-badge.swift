// Wrong: the badge takes the stores, and builds the rest from them.
// Must fail with: or asks for the stores to build them from, can't do that.

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  private let checker: any AuthenticationChecking
  private let authenticator: any Authenticating

  init(accounts: any AccountStoring, credentials: any CredentialsStoring) {
    checker = AuthenticationChecker(store: credentials)
    authenticator = Authenticator(
      accounts: accounts, credentials: credentials, makeToken: { .random() })
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

  var badge: AccountBadge { AccountBadge(accounts: accounts, credentials: credentials) }
}

/// A badge without a root. The tests call this, and `BadgeRoot`. Rewire it as your badge wants it.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(
    accounts: InMemoryAccountStore([]), credentials: InMemoryCredentialsStore(nil))
}
