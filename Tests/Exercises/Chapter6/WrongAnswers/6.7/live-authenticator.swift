// Wrong: composes the dev app from the data module.
// Must fail with: It imports more than a dev app of onboarding needs: `import
// AuthenticationData`.

import AuthenticationData

struct StuckAuthenticator: Authenticating {
  let passwordAdvice = "any"
  func createAccount(named name: String, password: Password) throws { throw DoorIsStuck() }
  func signIn(as name: String, password: Password) throws { throw DoorIsStuck() }
  func signOut(_ account: String) {}
}

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
  let live = Authenticator(
    accounts: InMemoryAccountStore(accounts), credentials: InMemoryCredentialsStore(nil),
    makeToken: { .random() })
  return OnboardingScreen(
    authenticator: isStuck ? StuckAuthenticator() : live, observer: DeskObserver(log: log))
}
