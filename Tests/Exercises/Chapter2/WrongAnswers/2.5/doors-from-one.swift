// Wrong: leaves out doors that have no number above zero.
// Must fail with: The log has signIn(name: "", password: ""), signOut(name: " Ada "), signOut(name: "")

actor SpyAuthenticator: Authenticator {
  private(set) var calls: [AuthenticatorCall] = []
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
    if case .open(let door) = call, door < 1 { return try await answer(call) }
    calls.append(call)
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
