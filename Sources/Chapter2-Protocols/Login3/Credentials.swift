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

extension Terminal {
  /// Asks for a name and a password.
  ///
  /// - Returns: what was typed; nil at the end of input.
  /// - Throws: `HiddenInputError` where the terminal cannot hide the password.
  func promptCredentials() throws -> Credentials? {
    guard let name = prompt("Name: "), let password = try promptSecret("Password: ") else {
      return nil
    }
    return Credentials(name: name, password: password)
  }
}
