// Wrong: keeps a list for each method, and puts them together.
// Must fail with: The log has all of them, but in a different order: call 2 was open(door: 7), and the
// log has signIn(name: "Bo", password: "kelp-17") there.

actor SpyAuthenticator: Authenticator {
  private var signIns: [AuthenticatorCall] = []
  private var doors: [AuthenticatorCall] = []
  private var signOuts: [AuthenticatorCall] = []
  private let answer: @Sendable (AuthenticatorCall) async throws -> Void

  init(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) {
    self.answer = answer
  }

  var log: [AuthenticatorCall] { signIns + doors + signOuts }

  func signIn(name: String, password: String) async throws {
    signIns.append(.signIn(name: name, password: password))
    try await answer(.signIn(name: name, password: password))
  }
  func open(door: Int) async throws {
    doors.append(.open(door: door))
    try await answer(.open(door: door))
  }
  func signOut(name: String) async throws {
    signOuts.append(.signOut(name: name))
    try await answer(.signOut(name: name))
  }
}

func makeSpy(
  answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void
) -> SpyAuthenticator {
  SpyAuthenticator(answer: answer)
}

func calls(of spy: SpyAuthenticator) async -> [AuthenticatorCall] {
  await spy.log
}
