// Wrong: `calls.append` on a computed property: it reads under one lock and writes under another.
// Must fail with: Some are lost

final class SpyAuthenticator: Authenticator {
  private let log = Mutex<[AuthenticatorCall]>([])
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  private(set) var calls: [AuthenticatorCall] {
    get { log.withLock { $0 } }
    set { log.withLock { $0 = newValue } }
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
    try await answer(call)
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  spy.calls
}
