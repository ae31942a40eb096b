// Wrong: takes the counting away, so that one authenticator does for all.
// Must fail with: Leave the LimitedAuthenticator around the authenticator.

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call its last three members.
@MainActor
final class DoorsRoot {
  // Singletons: what one door writes, the others read.
  private let accounts: any AccountStoring = InMemoryAccountStore([])
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// Transient: it remembers the mistakes of one screen. `LimitedAuthenticator` counts the mistakes, and asks the other one.
  private var authenticator: any Authenticating {
    Authenticator(accounts: accounts, credentials: credentials, makeToken: { .random() })
  }

  var onboarding: any AppScreen {
    OnboardingScreen(authenticator: authenticator, observer: SilentObserver())
  }

  func profile(of account: String) -> any AppScreen {
    ProfileScreen(
      account: account, authenticator: authenticator, visitedShops: NoVisitedShops())
  }

  /// Says who is signed in.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }
}
