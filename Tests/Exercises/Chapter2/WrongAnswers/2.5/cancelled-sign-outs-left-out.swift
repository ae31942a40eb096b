// Wrong: leaves out a sign-out whose caller has been cancelled.
// Must fail with: They have arrived, even if the caller no longer wants an answer.

actor SpyAuthenticator: Authenticator {
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void
  private(set) var log: [AuthenticatorCall] = []
  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  func signIn(name: String, password: String) async throws {
    log.append(.signIn(name: name, password: password))
    try await answer(.signIn(name: name, password: password))
  }
  func open(door: Int) async throws {
    log.append(.open(door: door))
    try await answer(.open(door: door))
  }
  func signOut(name: String) async throws {
    if !Task.isCancelled { log.append(.signOut(name: name)) }
    try await answer(.signOut(name: name))
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator { SpyAuthenticator(answer: answer) }

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] { await spy.log }
