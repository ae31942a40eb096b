// Wrong: a profile can log out only once.
// Must fail with: what it does once, it has to do each time.

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call `onboarding`,
/// `profile(of:)` and `checker`.
@MainActor
final class DoorsRoot {
  // Singletons: what one door writes, the others read.
  private let accounts: any AccountStoring = InMemoryAccountStore([])
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// Transient: it remembers the mistakes of one screen. `LimitedAuthenticator` counts them, and asks
  /// the other one.
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
      account: account, authenticator: OneExit(over: authenticator), visitedShops: NoVisitedShops())
  }

  /// Says who is signed in.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }
}

actor OneExit: Authenticating {
  let authenticator: any Authenticating
  private var isOut = false
  init(over authenticator: any Authenticating) { self.authenticator = authenticator }
  nonisolated var passwordAdvice: String { authenticator.passwordAdvice }
  func createAccount(named name: String, password: Password) async throws {
    try await authenticator.createAccount(named: name, password: password)
  }
  func signIn(as name: String, password: Password) async throws {
    try await authenticator.signIn(as: name, password: password)
  }
  func signOut(_ account: String) async throws {
    guard !isOut else { return }
    isOut = true
    try await authenticator.signOut(account)
  }
}
