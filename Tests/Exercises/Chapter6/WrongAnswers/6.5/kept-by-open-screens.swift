// Wrong: only open screens keep the accounts.
// Must fail with: which is then closed and released

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call `onboarding`,
/// `profile(of:)` and `checker`.
@MainActor
final class DoorsRoot {
  private weak var openAccounts: InMemoryAccountStore?
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// Shared by all screens that are open.
  private var accounts: any AccountStoring {
    if let openAccounts { return openAccounts }
    let made = InMemoryAccountStore([])
    openAccounts = made
    return made
  }

  /// `LimitedAuthenticator` counts the mistakes, and asks the other one.
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
