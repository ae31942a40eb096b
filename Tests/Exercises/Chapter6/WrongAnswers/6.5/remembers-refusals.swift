// Wrong: each screen remembers which names it has refused.
// Must fail with: and signs in on one that has refused her before.

/// Asks the shared store once for each name, and keeps the answer.
private actor QuickAccounts: AccountStoring {
  private let shared: any AccountStoring
  private var known: [String: Bool] = [:]
  init(over shared: any AccountStoring) { self.shared = shared }

  func contains(_ name: String) async throws -> Bool {
    if let answer = known[name] { return answer }
    let answer = try await shared.contains(name)
    known[name] = answer
    return answer
  }

  func add(_ name: String) async throws -> Bool {
    let added = try await shared.add(name)
    known[name] = true
    return added
  }
}

@MainActor
final class DoorsRoot {
  private let accounts: any AccountStoring = InMemoryAccountStore([])
  private let credentials: any CredentialsStoring = InMemoryCredentialsStore(nil)

  private var authenticator: any Authenticating {
    LimitedAuthenticator(
      over: Authenticator(
        accounts: QuickAccounts(over: accounts), credentials: credentials,
        makeToken: { .random() }))
  }

  var onboarding: any AppScreen {
    OnboardingScreen(authenticator: authenticator, observer: SilentObserver())
  }

  func profile(of account: String) -> any AppScreen {
    ProfileScreen(
      account: account, authenticator: authenticator, visitedShops: NoVisitedShops())
  }

  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentials) }
}
