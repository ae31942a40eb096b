// Correct: the stores come through an initializer, and a function composes the authenticator.

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call its last three members.
@MainActor
final class DoorsRoot {
  // Singletons: what one door writes, the others read.
  private let accounts: any AccountStoring
  private let credentials: any CredentialsStoring
  private static let title = "Coffee Shops"

  init(accounts: any AccountStoring, credentials: any CredentialsStoring) {
    self.accounts = accounts
    self.credentials = credentials
  }

  convenience init() {
    self.init(accounts: InMemoryAccountStore([]), credentials: InMemoryCredentialsStore(nil))
  }

  /// Transient: it remembers the mistakes of one screen. `LimitedAuthenticator` counts the mistakes, and asks the other one.
  private func authenticator() -> any Authenticating {
    LimitedAuthenticator(
      over: Authenticator(
        accounts: accounts, credentials: credentials, makeToken: { .random() }))
  }

  var onboarding: any AppScreen {
    OnboardingScreen(authenticator: authenticator(), observer: SilentObserver())
  }

  func profile(of account: String) -> any AppScreen {
    ProfileScreen(
      account: account, authenticator: authenticator(), visitedShops: NoVisitedShops())
  }

  /// Says who is signed in.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }
}
