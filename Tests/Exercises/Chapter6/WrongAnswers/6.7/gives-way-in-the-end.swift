// Wrong: a stuck door lets in who knocks twice.
// Must fail with: The door never opens by itself, however often someone tries.

/// Lets in those whose account it has, and keeps new ones for as long as the dev app runs.
actor DeskAuthenticator: Authenticating {
  let passwordAdvice = "any"
  private let isStuck: Bool
  private var accounts: Set<String>
  private var knocks: [String: Int] = [:]

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = accounts
    self.isStuck = isStuck
  }

  func createAccount(named name: String, password: Password) throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.insert(name).inserted else { throw AuthenticationError.taken(name: name) }
  }

  func signIn(as name: String, password: Password) throws {
    knocks[name, default: 0] += 1
    if isStuck, knocks[name] == 1 { throw DoorIsStuck() }
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
