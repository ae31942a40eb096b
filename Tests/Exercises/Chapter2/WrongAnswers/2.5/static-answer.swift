// Wrong: all spies answer as the newest one does.
// Must fail with: was asked: the second's, then the second's

actor SpyAuthenticator: Authenticator {
  private(set) var calls: [AuthenticatorCall] = []
  private static let answer = Mutex<@Sendable (AuthenticatorCall) async throws -> Void>({ _ in })

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    Self.answer.withLock { $0 = answer }
  }

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
    calls.append(call)
    let answer = Self.answer.withLock { $0 }
    try await answer(call)
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  await spy.calls
}
