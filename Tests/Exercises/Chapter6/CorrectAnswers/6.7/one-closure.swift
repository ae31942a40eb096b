// Correct: a struct of one closure, with a trailing closure for the stuck door.

/// Answers as its closure says.
struct DeskAuthenticator: Authenticating {
  enum Wish { case create, signIn }
  let answer: @MainActor @Sendable (Wish, String) throws -> Void
  let passwordAdvice = "any"

  func createAccount(named name: String, password: Password) async throws {
    try await answer(.create, name)
  }
  func signIn(as name: String, password: Password) async throws { try await answer(.signIn, name) }
  func signOut(_ account: String) async throws {}

  static let stuck = DeskAuthenticator { _, _ in throw DoorIsStuck() }

  @MainActor static func working(_ start: Set<String>) -> DeskAuthenticator {
    var accounts = start
    return DeskAuthenticator { wish, name in
      switch (wish, accounts.contains(name)) {
      case (.create, true): throw AuthenticationError.taken(name: name)
      case (.signIn, false): throw AuthenticationError.unknown(name: name)
      case (.create, false): accounts.insert(name)
      case (.signIn, true): break
      }
    }
  }
}

struct DeskObserver: OnboardingObserver {
  var onEvent: @Sendable (OnboardingEvent) -> Void
  func send(_ event: OnboardingEvent) { onEvent(event) }
}

@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: isStuck ? DeskAuthenticator.stuck : .working(accounts),
    observer: DeskObserver { log($0.key) })
}
