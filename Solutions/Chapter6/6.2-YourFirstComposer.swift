// 6.2 · Your first composer                                                ★★☆
//
// Coffee Shops has a new feature, a badge above each screen. It says who is signed in, and
// lets them log out. The badge makes an authenticator and a checker of its own, with stores of
// their own. So it never shows a user who has signed in elsewhere. Let the badge take both in its
// initializer, without a default, and let composers of the root hand them over.
//
// You are done when
// - an open badge shows who is signed in and remembers nothing
// - a user who logs out with the badge is logged out of the whole app
// - two apps share nothing
// - the badge works with any checker and any authenticator
// - an error of either reaches the badge's caller
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

  private var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }

  private var authenticator: any Authenticating {
    Authenticator(accounts: accounts, credentials: credentials, makeToken: { .random() })
  }

  var badge: AccountBadge { AccountBadge(checker: checker, authenticator: authenticator) }
}

/// A badge without a root. The tests call this function, and they use `BadgeRoot`. Pass both
/// arguments on to your badge's initializer.
@MainActor
func makeAccountBadge(
  checker: any AuthenticationChecking, authenticator: any Authenticating
) -> AccountBadge {
  AccountBadge(checker: checker, authenticator: authenticator)
}
