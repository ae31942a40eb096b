// Correct: a class with a lock instead of an actor.

import Synchronization

final class DeskAuthenticator: Authenticating {
  let passwordAdvice = "whatever you like"
  private let names: Mutex<Set<String>>
  private let check: @Sendable () throws -> Void

  init(_ names: Set<String>, check: @escaping @Sendable () throws -> Void) {
    self.names = Mutex(names)
    self.check = check
  }

  func createAccount(named name: String, password: Password) throws {
    try check()
    let isNew = names.withLock { $0.insert(name).inserted }
    if !isNew { throw AuthenticationError.taken(name: name) }
  }

  func signIn(as name: String, password: Password) throws {
    try check()
    let isThere = names.withLock { $0.contains(name) }
    if !isThere { throw AuthenticationError.unknown(name: name) }
  }

  func signOut(_ account: String) throws { try check() }
}

struct DeskObserver: OnboardingObserver {
  let write: @Sendable (String) -> Void
  func send(_ event: OnboardingEvent) { write(event.key) }
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
  let authenticator = DeskAuthenticator(accounts) { if isStuck { throw DoorIsStuck() } }
  return OnboardingScreen(authenticator: authenticator, observer: DeskObserver(write: log))
}
