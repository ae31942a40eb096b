// Wrong: a new task writes, and the method waits for it.
// Must fail with: It finds a new task: `await Task { log.withLock

final class SpyAuthenticator: Authenticator {
  private let log = Mutex<[AuthenticatorCall]>([])
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  var entries: [AuthenticatorCall] { log.withLock { $0 } }

  private func record(_ call: AuthenticatorCall) async {
    await Task { log.withLock { $0.append(call) } }.value
  }

  func signIn(name: String, password: String) async throws {
    await record(.signIn(name: name, password: password))
    try await answer(.signIn(name: name, password: password))
  }

  func open(door: Int) async throws {
    await record(.open(door: door))
    try await answer(.open(door: door))
  }

  func signOut(name: String) async throws {
    await record(.signOut(name: name))
    try await answer(.signOut(name: name))
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] { spy.entries }
