import Foundation
import TerminalUI

/// What a person has typed to log in.
struct Credentials {
  let name: String
  let password: String

  /// Any name, and the demo's one password: how passwords are kept is another chapter's subject.
  var areRight: Bool { !name.isEmpty && password == "espresso" }
}

/// Three attempts, and no login.
package struct TooManyAttempts: Error, CustomStringConvertible {
  /// What happened, and what to do.
  package let description = """
    You aren't logged in: none of your three attempts was right. Start again for three more.
    """
}

/// The end of input, and no login.
package struct NoCredentials: Error, CustomStringConvertible {
  /// What happened, and what to do.
  package let description = "You aren't logged in: the input ended. Start again to log in."
}

extension Terminal {
  /// Asks for a name and a password.
  ///
  /// - Returns: what was typed; the name without spaces around it.
  /// - Throws: `NoCredentials` at the end of input; `HiddenInputError` where the terminal cannot hide
  ///   the password.
  func promptCredentials() throws -> Credentials {
    guard let name = prompt("Name: "), let password = try promptSecret("Password: ") else {
      throw NoCredentials()
    }
    return Credentials(name: name.trimmingCharacters(in: .whitespaces), password: password)
  }
}
