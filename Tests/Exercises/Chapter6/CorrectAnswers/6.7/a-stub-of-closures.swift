// Correct: a struct of closures, of which the stuck one is a static constant that keeps nothing.

import Foundation

/// A stub of closures.
struct DeskAuthenticator: Authenticating {
  let passwordAdvice = "any"
  var create: @Sendable (String) throws -> Void
  var enter: @Sendable (String) throws -> Void

  func createAccount(named name: String, password: Password) async throws { try create(name) }
  func signIn(as name: String, password: Password) async throws { try enter(name) }
  func signOut(_ account: String) async throws {}
}

extension DeskAuthenticator {
  static let stuck = DeskAuthenticator(
    create: { _ in throw DoorIsStuck() }, enter: { _ in throw DoorIsStuck() })

  static func with(_ accounts: Set<String>) -> Self {
    let book = Book(accounts)
    return .init(create: book.add, enter: book.find)
  }

  private final class Book: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String]
    init(_ names: Set<String>) { self.names = Array(names) }

    @Sendable func add(_ name: String) throws {
      try lock.withLock {
        guard !names.contains(name) else { throw AuthenticationError.taken(name: name) }
        names.append(name)
      }
    }

    @Sendable func find(_ name: String) throws {
      try lock.withLock {
        guard names.contains(name) else { throw AuthenticationError.unknown(name: name) }
      }
    }
  }
}

struct DeskObserver: OnboardingObserver {
  let send: @Sendable (OnboardingEvent) -> Void
  func send(_ event: OnboardingEvent) { self.send(event) }
}

@MainActor
func makeOnboardingDevApp(
  accounts: Set<String>, isStuck: Bool, log: @escaping @Sendable (String) -> Void
) -> any AppScreen {
  OnboardingScreen(
    authenticator: isStuck ? .stuck : DeskAuthenticator.with(accounts),
    observer: DeskObserver(send: { log($0.key) }))
}
