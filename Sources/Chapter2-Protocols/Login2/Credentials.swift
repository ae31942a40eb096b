import Foundation
import TerminalUI

/// What a person has typed to log in.
struct Credentials {
  let name: String
  let password: String

  /// Accepts any name, and the demo's one password. Storing passwords is another chapter's subject.
  var areRight: Bool { !name.isEmpty && password == "espresso" }
}

/// Three attempts failed.
package struct TooManyAttempts: Error, CustomStringConvertible {
  package let description = """
    You aren't logged in: none of your three attempts was right. Start again for three more.
    """
}

/// The input ended before anyone logged in.
package struct NoCredentials: Error, CustomStringConvertible {
  package let description = "You aren't logged in: the input ended. Start again to log in."
}

extension Terminal {
  /// Asks for a name and a password.
  ///
  /// - Returns: what was typed, without spaces around the name.
  /// - Throws: `NoCredentials` at the end of input.
  func promptCredentials() throws -> Credentials {
    guard let name = prompt("Name: "), let password = promptSecret("Password: ") else {
      throw NoCredentials()
    }
    return Credentials(name: name.trimmingCharacters(in: .whitespaces), password: password)
  }
}
