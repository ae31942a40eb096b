// Correct: an actor that writes in each method, and keeps a number with each call.

actor SpyAuthenticator: Authenticator {
  private var entries: [Int: AuthenticatorCall] = [:]
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  var calls: [AuthenticatorCall] { entries.sorted { $0.key < $1.key }.map(\.value) }

  private func next(_ call: AuthenticatorCall) -> AuthenticatorCall {
    entries[entries.count] = call
    return call
  }

  func signIn(name: String, password: String) async throws {
    try await answer(next(.signIn(name: name, password: password)))
  }

  func open(door: Int) async throws {
    let call = next(.open(door: door))
    do {
      try await answer(call)
    } catch {
      throw error
    }
  }

  func signOut(name: String) async throws {
    let call = next(.signOut(name: name))
    let answering = Task { try await answer(call) }
    try await answering.value
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
