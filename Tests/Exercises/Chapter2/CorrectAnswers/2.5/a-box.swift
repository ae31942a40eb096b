// Correct: a class with a Mutex in a generic box; a computed property for the log, the methods in an extension
final class SpyAuthenticator: Sendable {
  private let box = Box<[AuthenticatorCall]>([])
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(_ answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  var calls: [AuthenticatorCall] { box.read }

  private func handle(_ call: AuthenticatorCall) async throws {
    box.change { $0.append(call) }
    try await answer(call)
  }
}

extension SpyAuthenticator: Authenticator {
  func signIn(name: String, password: String) async throws {
    try await handle(.signIn(name: name, password: password))
  }
  func open(door: Int) async throws { try await handle(.open(door: door)) }
  func signOut(name: String) async throws { try await handle(.signOut(name: name)) }
}

private final class Box<Value: Sendable>: Sendable {
  private let value: Mutex<Value>
  init(_ value: Value) { self.value = Mutex(value) }
  var read: Value { value.withLock { $0 } }
  func change(_ body: (inout Value) -> Void) {
    value.withLock { value in
      var copy = value
      body(&copy)
      value = copy
    }
  }
}

/// A new spy. The tests call this function, and then the three methods, also at the same time.
func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer)
}

/// The log of a spy, oldest call first. The tests call this function too, even while `answer` runs.
func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  spy.calls
}
