// Correct: a stub for the stuck door and one for the other.

struct StuckDoor: Authenticating {
  let passwordAdvice = "none will do"
  func createAccount(named name: String, password: Password) async throws { throw DoorIsStuck() }
  func signIn(as name: String, password: Password) async throws { throw DoorIsStuck() }
  func signOut(_ account: String) async throws { throw DoorIsStuck() }
}

actor OpenDoor: Authenticating {
  let passwordAdvice = "any"
  private var accounts: Set<String>

  init(accounts: Set<String>) { self.accounts = accounts }

  func createAccount(named name: String, password: Password) throws {
    if accounts.contains(name) { throw AuthenticationError.taken(name: name) }
    accounts.insert(name)
  }

  func signIn(as name: String, password: Password) throws {
    if !accounts.contains(name) { throw AuthenticationError.unknown(name: name) }
  }

  func signOut(_ account: String) {}
}

private struct Logging: OnboardingObserver {
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
  let door: any Authenticating = isStuck ? StuckDoor() : OpenDoor(accounts: accounts)
  return OnboardingScreen(authenticator: door, observer: Logging(log: log))
}
