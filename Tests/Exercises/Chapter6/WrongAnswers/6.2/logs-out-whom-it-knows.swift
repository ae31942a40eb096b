// Wrong: logs out the user whom it showed last, and asks only if it has shown none yet.
// Must fail with: the user who was shown last may be someone

@MainActor
final class AccountBadge {
  private let checker: any AuthenticationChecking
  private let authenticator: any Authenticating
  private var shown: String?

  init(checker: any AuthenticationChecking, authenticator: any Authenticating) {
    self.checker = checker
    self.authenticator = authenticator
  }

  func line() async throws -> String {
    shown = try await checker.account()
    return shown.map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    if shown == nil { shown = try await checker.account() }
    guard let account = shown else { return }
    try await authenticator.signOut(account)
  }
}

@MainActor
final class BadgeRoot {
  private let accounts: any AccountStoring
  private let credentials: any CredentialsStoring

  init(accounts: any AccountStoring, credentials: any CredentialsStoring) {
    self.accounts = accounts
    self.credentials = credentials
  }

  var badge: AccountBadge {
    AccountBadge(
      checker: AuthenticationChecker(store: credentials),
      authenticator: Authenticator(
        accounts: accounts, credentials: credentials, makeToken: { .random() }))
  }
}

@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(checker: checker, authenticator: authenticator)
}
