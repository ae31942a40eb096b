// Wrong: refuses a call for good that was refused once, without asking.
// Must fail with: The spy threw nothing, then threw CancellationError(), then threw CancellationError().

actor SpyAuthenticator: Authenticator {
  private(set) var calls: [AuthenticatorCall] = []
  private var refusals: [AuthenticatorCall: any Error] = [:]
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
    if let refusal = refusals[call] { throw refusal }
    do {
      try await answer(call)
    } catch {
      refusals[call] = error
      throw error
    }
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
