// Wrong: signs out the current user before it looks at the password.
// Must fail with: A user who is refused changes nothing.

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
      over: LeavingAuthenticator(
        over: Authenticator(
          accounts: accounts, credentials: credentials, makeToken: { .random() }), checker: checker)
    )
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

struct LeavingAuthenticator: Authenticating {
  let authenticator: any Authenticating
  let checker: any AuthenticationChecking
  init(over authenticator: any Authenticating, checker: any AuthenticationChecking) {
    self.authenticator = authenticator
    self.checker = checker
  }
  var passwordAdvice: String { authenticator.passwordAdvice }
  func leave() async throws {
    if let account = try await checker.account() { try await authenticator.signOut(account) }
  }
  func createAccount(named name: String, password: Password) async throws {
    try await leave()
    try await authenticator.createAccount(named: name, password: password)
  }
  func signIn(as name: String, password: Password) async throws {
    try await leave()
    try await authenticator.signIn(as: name, password: password)
  }
  func signOut(_ account: String) async throws { try await authenticator.signOut(account) }
}
