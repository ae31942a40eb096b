// Wrong: writes equal events in a row once.
// Must fail with: one that is like the one before it.

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
    guard accounts.contains(name) else { throw AuthenticationError.unknown(name: name) }
  }

  func signOut(_ account: String) async throws {}
}

/// Hears what happens on the screen.
final class DeskObserver: OnboardingObserver, @unchecked Sendable {
  private var last: OnboardingEvent?
  init(log: @escaping @Sendable (String) -> Void) { self.log = log }
  let log: @Sendable (String) -> Void
  func send(_ event: OnboardingEvent) {
    if event != last { log(event.key) }
    last = event
  }
}

@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: DeskAuthenticator(accounts: accounts, isStuck: isStuck),
    observer: DeskObserver(log: log))
}
