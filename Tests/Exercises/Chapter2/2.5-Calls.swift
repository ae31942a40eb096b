import Boathouse

/// What a test lets a spy throw.
struct StaysShut: Error, Equatable {
  var door: Int
}

extension AuthenticatorCall {
  func send(to authenticator: any Authenticator) async throws {
    switch self {
    case .signIn(let name, let password):
      try await authenticator.signIn(name: name, password: password)
    case .open(let door): try await authenticator.open(door: door)
    case .signOut(let name): try await authenticator.signOut(name: name)
    }
  }
}

extension AuthenticatorCall {
  /// A password on the screen would be a bad example.
  var withoutPassword: String {
    if case .signIn(let name, _) = self {
      "signIn(name: \"\(name)\", password: …)"
    } else {
      "\(self)"
    }
  }
}

extension [AuthenticatorCall] {
  /// The calls as a sentence shows them.
  var text: String {
    let shown = prefix(8).map { "\($0)" } + (count > 8 ? ["and \(count - 8) more"] : [])
    return isEmpty ? "nothing" : shown.joined(separator: ", ")
  }
}

/// What became of a call, as a sentence shows it.
func fate(_ call: () async throws -> Void) async -> String {
  do {
    try await call()
    return "threw nothing"
  } catch {
    return "threw \(error)"
  }
}
