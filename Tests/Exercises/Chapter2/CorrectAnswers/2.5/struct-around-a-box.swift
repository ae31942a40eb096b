// Correct: a struct that holds a log of its own, a box that does not know what it keeps.

final class Log<Entry: Sendable>: Sendable {
  private let entries = Mutex<[Entry]>([])

  func add(_ entry: Entry) {
    entries.withLock { entries in entries += [entry] }
  }

  var all: [Entry] { entries.withLock(\.self) }
}

struct SpyAuthenticator: Authenticator {
  let log = Log<AuthenticatorCall>()
  let answer: @Sendable (AuthenticatorCall) async throws -> Void

  func signIn(name: String, password: String) async throws {
    try await receive(.signIn(name: name, password: password))
  }

  func open(door: Int) async throws {
    try await receive(.open(door: door))
  }

  func signOut(name: String) async throws {
    try await receive(.signOut(name: name))
  }

  private func receive(_ call: AuthenticatorCall) async throws {
    log.add(call)
    return try await answer(call)
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  spy.log.all
}
