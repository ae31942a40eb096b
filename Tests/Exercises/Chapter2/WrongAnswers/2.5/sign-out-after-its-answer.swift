// Wrong: writes down a sign-out only when it has been answered, and never a refused one.
// Must fail with: The log should have it, but has nothing.

actor SpyAuthenticator: Authenticator {
  let answer: @Sendable (AuthenticatorCall) async throws -> Void
  var log: [AuthenticatorCall] = []
  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }
  func signIn(name: String, password: String) async throws {
    log.append(.signIn(name: name, password: password))
    try await answer(.signIn(name: name, password: password))
  }
  func open(door: Int) async throws {
    log.append(.open(door: door)); try await answer(.open(door: door))
  }
  func signOut(name: String) async throws {
    try await answer(.signOut(name: name))
    log.append(.signOut(name: name))
  }
}
func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}
func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] { await spy.log }
