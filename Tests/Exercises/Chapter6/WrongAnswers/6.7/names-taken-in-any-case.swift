// Wrong: a name is taken in any case.
// Must fail with: Only exactly the same name is taken

/// Lets in those whose account it has, and keeps new ones for as long as the dev app runs.
actor DeskAuthenticator: Authenticating {
  let passwordAdvice = "any"
  private let isStuck: Bool
  private var accounts: Set<String>

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = accounts
    self.isStuck = isStuck
  }

  func createAccount(named name: String, password: Password) throws {
    if isStuck { throw DoorIsStuck() }
    guard !accounts.contains(where: { $0.lowercased() == name.lowercased() }),
      accounts.insert(name).inserted
    else { throw AuthenticationError.taken(name: name) }
  }

  func signIn(as name: String, password: Password) throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(name) else { throw AuthenticationError.unknown(name: name) }
  }

  func signOut(_ account: String) {}
}

/// Writes a line for each event.
struct DeskObserver: OnboardingObserver {
  let log: @Sendable (String) -> Void

  func send(_ event: OnboardingEvent) { log(event.key) }
}

/// The dev app: the screen by itself. The tests call this, and type on the screen.
///
/// - Parameters:
///   - accounts: those that exist at the start.
///   - isStuck: whether the door is stuck.
///   - log: takes a line for each event, such as "onboarding.shown", which is the event's key.
@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: DeskAuthenticator(accounts: accounts, isStuck: isStuck),
    observer: DeskObserver(log: log))
}
