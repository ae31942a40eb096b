// Wrong: leaves the writing to a task, which runs when it likes.
// Must fail with: It finds a new task: `Task {

private actor CallLog {
  var calls: [AuthenticatorCall] = []

  func append(_ call: AuthenticatorCall) {
    calls.append(call)
  }
}

final class SpyAuthenticator: Authenticator {
  private let log = CallLog()
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  var calls: [AuthenticatorCall] { get async { await log.calls } }

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
    Task { await log.append(call) }
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
