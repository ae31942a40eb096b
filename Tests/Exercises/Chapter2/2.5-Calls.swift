import Boathouse
import TestSupport

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

extension LearnerSource {
  /// The lines in which a task begins that writes a call. One that asks `answer`, and no more than
  /// that, is right if its method awaits it: such a task mentions `try`.
  var tasksThatWrite: [String] {
    ["Task {", "Task.detached {", "Task.immediate {", "Task(priority"].flatMap { start in
      var found: [String] = []
      var rest = self
      while let body = rest.body(of: start) {
        if !body.mentions("try") || ["append", "withLock", "+="].contains(where: body.mentions) {
          found += rest.lines(mentioning: start).prefix(1)
        }
        rest = rest.without(start)
      }
      return found
    }
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
