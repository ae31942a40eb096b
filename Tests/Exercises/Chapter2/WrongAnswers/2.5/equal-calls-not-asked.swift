// Wrong: a call that equals one which waits for its answer is written down, but not asked about.
// Must fail with: The log has open(door: 4), open(door: 4), and `answer` was asked once

actor SpyAuthenticator: Authenticator {
  private(set) var calls: [AuthenticatorCall] = []
  private var waiting: Set<AuthenticatorCall> = []
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
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
    guard waiting.insert(call).inserted else { return }
    defer { waiting.remove(call) }
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
