// 6.2 · Your first composer                                                ★★☆
//
// Coffee Shops has a new feature, a badge above each screen. It says who is signed in, and
// lets them log out. The badge makes an authenticator and a checker of its own, with stores of
// their own. So it never shows a user who has signed in elsewhere. Let the badge take what it
// needs in its initializer, and let composers of the root hand it over.
//
// You are done when
// - the badge shows the user who is signed in
// - a user who logs out with the badge is logged out of the whole app
// - an open badge asks again each time it's shown and remembers nothing
// - two apps share nothing
// - the badge works with any authenticator and any checker and passes on their errors
// - the badge can't be made without them
// - only `BadgeRoot` names concrete types such as `Authenticator`
// - what the badge was made with can't be replaced later
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.2
// Read:   Book/06-CompositionRoot.md, "Composers"

import AuthenticationData
import AuthenticationDomain

// MARK: - Yours

/// Says who is signed in, and logs them out. A feature: it knows the domain, and no data.
@MainActor
final class AccountBadge {
  // TODO: 6.2
  private let checker: any AuthenticationChecking = AuthenticationChecker(
    store: InMemoryCredentialsStore(nil))
  private let authenticator: any Authenticating = Authenticator(
    accounts: InMemoryAccountStore([]), credentials: InMemoryCredentialsStore(nil),
    makeToken: { .random() })

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

  // TODO: 6.2
  var badge: AccountBadge { AccountBadge() }
}

/// A badge without a root. The tests call this function, and they use `BadgeRoot`. Pass both
/// arguments on to your badge's initializer.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  // TODO: 6.2
  AccountBadge()
}
