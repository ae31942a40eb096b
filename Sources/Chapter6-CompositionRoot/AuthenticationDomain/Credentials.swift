/// Says who is signed in. It doesn't contain the password, which is needed only for signing in.
package struct Credentials: Hashable, Sendable {
  /// The name of the account.
  package let account: String
  /// Distinguishes this session from all others of the account.
  package let token: SessionToken

  package init(account: String, token: SessionToken) {
    self.account = account
    self.token = token
  }
}

/// A random string that stands for a session. A server would let in anyone who has it.
package struct SessionToken: Hashable, Sendable, Redacted {
  /// The text itself.
  package let text: String

  /// - Parameter text: the text of an existing token.
  package init(text: String) {
    self.text = text
  }

  /// Makes a token from 32 random bytes, which nobody can guess, in hexadecimal digits.
  package static func random() -> SessionToken {
    let digits = Array("0123456789abcdef")
    // The system's generator is fit for secrets.
    return SessionToken(text: String((0..<64).map { _ in digits[Int.random(in: 0..<16)] }))
  }
}
