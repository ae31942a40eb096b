// Wrong: only the credentials are kept.
// Must fail with: All screens have to ask the same store of accounts

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call its last three members.
@MainActor
final class DoorsRoot {
  // Singletons: what one door writes, the others read.
  private var accounts: any AccountStoring { InMemoryAccountStore([]) }
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// Transient: it remembers the mistakes of one screen. `LimitedAuthenticator` counts the mistakes, and asks the other one.
  private var authenticator: any Authenticating {
    LimitedAuthenticator(
      over: Authenticator(
        accounts: accounts, credentials: credentials, makeToken: { .random() }))
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
