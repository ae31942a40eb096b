// Wrong: tries again to log out after an error.
// Must fail with: Pass each error on, and don't try again by yourself

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  private let checker: any AuthenticationChecking
  private let authenticator: any Authenticating

  init(checker: any AuthenticationChecking, authenticator: any Authenticating) {
    self.checker = checker
    self.authenticator = authenticator
  }

  func line() async throws -> String {
    try await checker.account().map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let account = try await checker.account() else { return }
    do {
      try await authenticator.signOut(account)
    } catch {
      try await authenticator.signOut(account)
    }
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

/// A badge without a root. The tests call this, and `BadgeRoot`. Pass both on to your badge's
/// initializer.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(checker: checker, authenticator: authenticator)
}
