// Wrong: answers a cancelled caller itself, with a CancellationError.
// Must fail with: Whether a cancelled caller gets an error is up to the test that wrote `answer`.

/// Keeps each call in a log, and asks `answer` what to do.
actor SpyAuthenticator: Authenticator {
  private(set) var log: [AuthenticatorCall] = []
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  func signIn(name: String, password: String) async throws {
    try await record(.signIn(name: name, password: password))
  }

  func open(door: Int) async throws { try await record(.open(door: door)) }

  func signOut(name: String) async throws { try await record(.signOut(name: name)) }

  private func record(_ call: AuthenticatorCall) async throws {
    log.append(call)
    try Task.checkCancellation()
    try await answer(call)
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  .init(answer: answer)
}

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  await spy.log
}
