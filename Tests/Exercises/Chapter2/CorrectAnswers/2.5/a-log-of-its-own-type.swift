// Correct: a struct, whose log is an actor of its own.

private actor Log {
  var calls: [AuthenticatorCall] = []
  func append(_ call: AuthenticatorCall) { calls.append(call) }
}

struct SpyAuthenticator: Authenticator {
  let answer: @Sendable (AuthenticatorCall) async throws -> Void
  private let log = Log()

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  private func record(_ call: AuthenticatorCall) async throws {
    await log.append(call)
    try await answer(call)
  }
  func signIn(name: String, password: String) async throws {
    try await record(.signIn(name: name, password: password))
  }
  func open(door: Int) async throws { try await record(.open(door: door)) }
  func signOut(name: String) async throws { try await record(.signOut(name: name)) }
  fileprivate var calls: [AuthenticatorCall] { get async { await log.calls } }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator { SpyAuthenticator(answer: answer) }

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] { await spy.calls }
