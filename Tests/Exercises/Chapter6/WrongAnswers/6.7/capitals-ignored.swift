// Wrong: takes capitals and small letters for the same.
// Must fail with: and ada the same about her name.

/// Lets people in.
actor DeskAuthenticator: Authenticating {
  nonisolated let passwordAdvice = "any"
  private var accounts: Set<String>
  private let isStuck: Bool

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = accounts
    self.isStuck = isStuck
  }

  func createAccount(named name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.insert(name).inserted else { throw AuthenticationError.taken(name: name) }
  }

  func signIn(as name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(where: { $0.lowercased() == name.lowercased() }) else {
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
