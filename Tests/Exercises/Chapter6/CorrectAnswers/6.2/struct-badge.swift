// Correct: a struct with a memberwise initializer, and one composer.

@MainActor
struct AccountBadge {
  let checker: any AuthenticationChecking
  let authenticator: any Authenticating

  func line() async throws -> String {
    try await checker.account().map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let account = try await checker.account() else { return }
    try await authenticator.signOut(account)
  }
}

@MainActor
struct BadgeRoot {
  let accounts: any AccountStoring
  let credentials: any CredentialsStoring

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
