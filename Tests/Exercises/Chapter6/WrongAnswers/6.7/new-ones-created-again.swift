// Wrong: only the accounts of the start are taken.
// Must fail with: Grace's account could be created twice.

actor DeskAuthenticator: Authenticating {
  nonisolated let passwordAdvice = "any"
  private let accounts: Set<String>
  private var created: [String] = []
  private let isStuck: Bool

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = accounts
    self.isStuck = isStuck
  }

  func createAccount(named name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard !accounts.contains(name) else { throw AuthenticationError.taken(name: name) }
    created.append(name)
  }

  func signIn(as name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(name) || created.contains(name) else {
      throw AuthenticationError.unknown(name: name)
    }
  }

  func signOut(_ account: String) async throws {}
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
