// Wrong: new accounts go into a static set.
// Must fail with: "two dev apps share nothing". Keep it in an object that `makeOnboardingDevApp` makes,

import Synchronization

struct DeskAuthenticator: Authenticating {
  private static let created = Mutex<Set<String>>([])
  let passwordAdvice = "any"
  let accounts: Set<String>
  let isStuck: Bool

  func createAccount(named name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard !accounts.contains(name), Self.created.withLock({ $0.insert(name).inserted }) else {
      throw AuthenticationError.taken(name: name)
    }
  }

  func signIn(as name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard accounts.contains(name) || Self.created.withLock({ $0.contains(name) }) else {
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
