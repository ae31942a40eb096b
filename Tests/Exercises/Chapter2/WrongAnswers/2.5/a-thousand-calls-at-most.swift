// Wrong: keeps the newest thousand calls.
// Must fail with: it drops old ones.

actor SpyAuthenticator: Authenticator {
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void
  private(set) var log: [AuthenticatorCall] = []
  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  private func note(_ call: AuthenticatorCall) async throws {
    log.append(call)
    log = Array(log.suffix(1000))
    try await answer(call)
  }
  func signIn(name: String, password: String) async throws {
    try await note(.signIn(name: name, password: password))
  }
  func open(door: Int) async throws { try await note(.open(door: door)) }
  func signOut(name: String) async throws { try await note(.signOut(name: name)) }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator { SpyAuthenticator(answer: answer) }

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] { await spy.log }
