// Wrong: remembers only the newest of the new accounts.
// Must fail with: The stub has to remember each new account

/// Lets people in.
actor DeskAuthenticator: Authenticating {
  nonisolated let passwordAdvice = "any"
  private var accounts: Set<String>
  private var newest: String?
  private let isStuck: Bool

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = accounts
    self.isStuck = isStuck
  }

  func createAccount(named name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    if accounts.contains(name) || newest == name { throw AuthenticationError.taken(name: name) }
    newest = name
  }

  func signIn(as name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(name) || newest == name else {
      throw AuthenticationError.unknown(name: name)
    }
  }

  func signOut(_ account: String) async throws {}
}

/// Hears what happens on the screen.
struct DeskObserver: OnboardingObserver {
  let log: @Sendable (String) -> Void
  func send(_ event: OnboardingEvent) { log(event.key) }
}

@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: DeskAuthenticator(accounts: accounts, isStuck: isStuck),
    observer: DeskObserver(log: log))
}
