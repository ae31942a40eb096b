// Wrong: keeps both in a struct, and a method replaces it.
// Must fail with: can be replaced afterwards: `private var needs: Needs`. That is done here:
// `func use(_ other: Needs) { needs = other }`.

@MainActor
final class AccountBadge {
  /// What a badge can't do without.
  struct Needs {
    let checker: any AuthenticationChecking
    let authenticator: any Authenticating
  }

  private var needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  /// For tests and demos.
  func use(_ other: Needs) { needs = other }

  private var account: String? {
    get async throws { try await needs.checker.account() }
  }

  func line() async throws -> String {
    let account = try await account
    return account.map { "Signed in as \($0)." } ?? "Not signed in."
  }

  func logOut() async throws {
    guard let leaving = try await account else { return }
    try await needs.authenticator.signOut(leaving)
  }
}

@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(.init(checker: checker, authenticator: authenticator))
}

@MainActor
final class BadgeRoot {
  // Made in the initializer: neither of the two remembers anything.
  private let needs: AccountBadge.Needs

  init(accounts: any AccountStoring, credentials: any CredentialsStoring) {
    needs = .init(
      checker: AuthenticationChecker(store: credentials),
      authenticator: Authenticator(
        accounts: accounts, credentials: credentials, makeToken: { .random() }))
  }

  var badge: AccountBadge { AccountBadge(needs) }
}
