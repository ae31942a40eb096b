// Wrong: the names that are there at the start can be created again.
// Must fail with: its name is taken, too.

actor DeskAuthenticator: Authenticating {
  nonisolated let passwordAdvice = "any"
  private let accounts: Set<String>
  private var created: Set<String> = []
  private let isStuck: Bool

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = accounts
    self.isStuck = isStuck
  }

  func createAccount(named name: String, password: Password) throws {
    if isStuck { throw DoorIsStuck() }
    guard created.insert(name).inserted else { throw AuthenticationError.taken(name: name) }
  }

  func signIn(as name: String, password: Password) throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(name) || created.contains(name) else {
      throw AuthenticationError.unknown(name: name)
    }
  }

  func signOut(_ account: String) {}
}

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
