// Wrong: only signing in is limited, and accounts can be created without limit.
// Must fail with: send everything through it

/// Puts the doors together. The tests make one with `DoorsRoot()`, and call `onboarding`,
/// `profile(of:)` and `checker`.
@MainActor
final class DoorsRoot {
  /// Singletons: all doors must agree on them.
  private let accounts: any AccountStoring = InMemoryAccountStore([])
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  /// `LimitedAuthenticator` counts the mistakes, and asks the other one.
  private var authenticator: any Authenticating {
    let open = Authenticator(
      accounts: accounts, credentials: credentials, makeToken: { .random() })
    return SignInLimit(open: open, limited: LimitedAuthenticator(over: open))
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

/// Someone who creates an account isn't guessing names.
private struct SignInLimit: Authenticating {
  let open: any Authenticating
  let limited: any Authenticating

  var passwordAdvice: String { open.passwordAdvice }

  func createAccount(named name: String, password: Password) async throws {
    try await open.createAccount(named: name, password: password)
  }

  func signIn(as name: String, password: Password) async throws {
    try await limited.signIn(as: name, password: password)
  }

  func signOut(_ account: String) async throws { try await open.signOut(account) }
}
