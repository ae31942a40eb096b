// 6.7 · A dev app of your own                                              ★★☆
//
// You work on the onboarding screen and want an app with nothing else in it, and every state at
// hand. The screen takes an authenticator and an observer. Write a stub of each, and compose the
// dev app from them. In one state the door is stuck: then nobody can sign in or create an account.
// Import no data module: a dev app links stubs only.
//
// You are done when
// - only existing accounts can sign in
// - a new account can sign in from then on, and can't be created again
// - while the door is stuck, signing in and creating an account always throw `DoorIsStuck`
// - the log has a line for each event, as soon as it happens
// - two dev apps share nothing
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.7
// Read:   Book/06-CompositionRoot.md, "Small roots"

import AuthenticationDomain
import Navigation
import OnboardingUI

// MARK: - Given

/// What the authenticator of a dev app always throws while its door is stuck.
struct DoorIsStuck: Error, CustomStringConvertible {
  let description = "The door is stuck."
}

// MARK: - Yours

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
    guard accounts.insert(name).inserted else { throw AuthenticationError.taken(name: name) }
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
///   - log: takes a line for each event: its key, such as "onboarding.shown".
@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: DeskAuthenticator(accounts: accounts, isStuck: isStuck),
    observer: DeskObserver(log: log))
}
