// Wrong: a child task does the writing.
// Must fail with: It finds a new task: `async let written

actor SpyAuthenticator: Authenticator {
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void
  private(set) var log: [AuthenticatorCall] = []
  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  private func note(_ call: AuthenticatorCall) async throws {
    async let written: Void = write(call)
    await written
    try await answer(call)
  }
  private func write(_ call: AuthenticatorCall) { log.append(call) }
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
