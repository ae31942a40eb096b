// Correct: the two stateless services are stored in the root; other names.

@MainActor
final class AccountBadge {
  private let knows: any AuthenticationChecking
  private let door: any Authenticating

  init(door: any Authenticating, knows: any AuthenticationChecking) {
    (self.door, self.knows) = (door, knows)
  }

  func line() async throws -> String {
    guard let account = try await knows.account() else { return "Not signed in." }
    return "Signed in as \(account)."
  }

  func logOut() async throws {
    if let account = try await knows.account() { try await door.signOut(account) }
  }
}

@MainActor
final class BadgeRoot {
  private let door: any Authenticating
  private let knows: any AuthenticationChecking

  init(accounts: any AccountStoring, credentials: any CredentialsStoring) {
    door = Authenticator(accounts: accounts, credentials: credentials, makeToken: { .random() })
    knows = AuthenticationChecker(store: credentials)
  }

  var badge: AccountBadge { AccountBadge(door: door, knows: knows) }
}

@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(door: authenticator, knows: checker)
}
