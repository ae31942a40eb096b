// Correct: a constant closure, outside of the class, makes the tokens.

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call its last three members.
@MainActor
final class DoorsRoot {
  // TODO: 6.5
  private lazy var accounts: any AccountStoring = InMemoryAccountStore([])
  private lazy var credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// `LimitedAuthenticator` counts the mistakes, and asks the other one.
  private var authenticator: any Authenticating {
    LimitedAuthenticator(
      over: Authenticator(
        accounts: accounts, credentials: credentials, makeToken: newToken))
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

private let newToken: @Sendable () -> SessionToken = { SessionToken.random() }
