/// Says who is signed in. There is no password in it: that is needed at the door only.
package struct Credentials: Hashable, Sendable {
  /// The name of the account.
  package let account: String
  /// Tells this session from all others of the account.
  package let token: SessionToken

  /// - Parameters:
  ///   - account: the name of the account.
  ///   - token: tells this session from all others of the account.
  package init(account: String, token: SessionToken) {
    self.account = account
    self.token = token
  }
}

/// A random text that stands for a session. Where there is a server, it lets in anyone who has it.
package struct SessionToken: Hashable, Sendable, Redacted {
  /// The text itself.
  package let text: String

  /// - Parameter text: the text of a token that was made before.
  package init(text: String) {
    self.text = text
  }

  /// A token of 32 random bytes, written in hexadecimal digits.
  ///
  /// - Parameter source: where the bytes come from.
  package static func random(using source: inout some RandomNumberGenerator) -> SessionToken {
    let digits = Array("0123456789abcdef")
    return SessionToken(
      text: String((0..<64).map { _ in digits[Int.random(in: 0..<16, using: &source)] }))
  }

  /// The same with bytes of the system's, which nobody can guess.
  package static func random() -> SessionToken {
    var source = SystemRandomNumberGenerator()
    return random(using: &source)
  }
}
