// Wrong: an account that exists can be created again.
// Must fail with: A name is taken as soon as its account exists

/// Lets people in. If a name is unknown or taken, it throws the `AuthenticationError` for that.
/// While the door is stuck, it throws `DoorIsStuck`, whatever is asked of it.
///
/// Take names as they are: a stub needn't trim them, nor throw `.noName`.
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
    accounts.insert(name)
  }

  func signIn(as name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(name) else { throw AuthenticationError.unknown(name: name) }
  }

  func signOut(_ account: String) async throws {}
}

/// Hears what happens on the screen.
struct DeskObserver: OnboardingObserver {
  let log: @Sendable (String) -> Void

  func send(_ event: OnboardingEvent) { log(event.key) }
}

/// The dev app: the screen by itself. The tests call this, and type on the screen.
///
/// - Parameters:
///   - accounts: those that exist at the start.
///   - isStuck: whether the door is stuck.
///   - log: takes a line for each event: its key, such as "onboarding.shown".
@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: DeskAuthenticator(accounts: accounts, isStuck: isStuck),
    observer: DeskObserver(log: log))
}
