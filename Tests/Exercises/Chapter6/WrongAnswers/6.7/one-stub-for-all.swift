// Wrong: all dev apps have the same accounts, in a static.
// Must fail with: Something there is kept for all apps at once: `@MainActor private static var
// accounts

/// Lets in those whose account it has, and keeps new ones for as long as the dev app runs.
actor DeskAuthenticator: Authenticating {
  let passwordAdvice = "any"
  private let isStuck: Bool
  @MainActor private static var accounts: Set<String> = []

  init(isStuck: Bool) {
    self.isStuck = isStuck
  }

  @MainActor static func add(_ names: Set<String>) { accounts.formUnion(names) }
  @MainActor static func insert(_ name: String) -> Bool { accounts.insert(name).inserted }
  @MainActor static func has(_ name: String) -> Bool { accounts.contains(name) }
  func createAccount(named name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard await Self.insert(name) else { throw AuthenticationError.taken(name: name) }
  }

  func signIn(as name: String, password: Password) async throws {
    if isStuck { throw DoorIsStuck() }
    guard await Self.has(name) else { throw AuthenticationError.unknown(name: name) }
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
  DeskAuthenticator.add(accounts)
  return OnboardingScreen(
    authenticator: DeskAuthenticator(isStuck: isStuck),
    observer: DeskObserver(log: log))
}
