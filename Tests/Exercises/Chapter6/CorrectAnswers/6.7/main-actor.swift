// Correct: all on the main actor, where the screen is.

@MainActor
final class DeskAuthenticator: Authenticating {
  nonisolated let passwordAdvice = "any"
  private static let stuck = true
  private var accounts: [String]
  private let state: Bool

  init(accounts: Set<String>, isStuck: Bool) {
    self.accounts = Array(accounts)
    state = isStuck
  }

  func createAccount(named name: String, password: Password) async throws {
    guard state != Self.stuck else { throw DoorIsStuck() }
    guard !accounts.contains(name) else { throw AuthenticationError.taken(name: name) }
    accounts.append(name)
  }

  func signIn(as name: String, password: Password) async throws {
    guard state != Self.stuck else { throw DoorIsStuck() }
    guard accounts.contains(name) else { throw AuthenticationError.unknown(name: name) }
  }

  func signOut(_ account: String) async throws {}
}

struct DeskObserver: OnboardingObserver {
  let log: @Sendable (String) -> Void

  func send(_ event: OnboardingEvent) {
    switch event {
    case .shown: log("onboarding.shown")
    case .entered: log("onboarding.entered")
    case .refused: log("onboarding.refused")
    }
  }
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
