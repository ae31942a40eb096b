// Wrong: the store of credentials is a static.
// Must fail with: Something there is kept for all apps at once: `private static let credentials

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call its last three members.
@MainActor
final class DoorsRoot {
  // Singletons: what one door writes, the others read.
  private let accounts: any AccountStoring = InMemoryAccountStore([])
  private static let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// Transient: it remembers the mistakes of one screen. `LimitedAuthenticator` counts the mistakes, and asks the other one.
  private var authenticator: any Authenticating {
    LimitedAuthenticator(
      over: Authenticator(
        accounts: accounts, credentials: Self.credentials, makeToken: { .random() }))
  }

  var onboarding: any AppScreen {
    OnboardingScreen(authenticator: authenticator, observer: SilentObserver())
  }

  func profile(of account: String) -> any AppScreen {
    ProfileScreen(
      account: account, authenticator: authenticator, visitedShops: NoVisitedShops())
  }

  /// Says who is signed in.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: Self.credentials) }
}
