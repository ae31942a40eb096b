import AuthenticationDomain
import Testing

@Suite("Passwords and tokens")
struct SecretTests {
  @Test("neither printing nor dumping tells what is in them")
  func redacted() {
    let secrets: [Any] = [
      Password("hunter2"), SessionToken(text: "hunter2"),
      Credentials(account: "Ada", token: SessionToken(text: "hunter2")),
      [Password("hunter2")], ["a": Password("hunter2") as Password?],
    ]
    for secret in secrets {
      var shown = "\(secret) " + String(reflecting: secret) + String(describing: secret)
      dump(secret, to: &shown)
      #expect(shown.contains("(secret)"))
      #expect(!shown.contains("hunter2"), "\(type(of: secret))")
    }
  }

  @Test("a token has 256 bits, and they come from the source")
  func token() {
    var (zeros, counting, again) = (Source(step: 0), Source(step: .max / 61), Source(step: 0))
    let token = SessionToken.random(using: &zeros)
    #expect(token.text == String(repeating: "0", count: 64))
    #expect(SessionToken.random(using: &again) == token)
    let other = SessionToken.random(using: &counting).text
    #expect(other.count == 64 && Set(other).count == 16)
    #expect(other.allSatisfy { $0.isHexDigit })
  }

  @Test("without a source, each token is another one")
  func system() {
    let tokens = Set((0..<10).map { _ in SessionToken.random() })
    #expect(tokens.count == 10)
    #expect(tokens.allSatisfy { $0.text.count == 64 })
  }
}

/// Generates 0, 1, 2 … times its step.
private struct Source: RandomNumberGenerator {
  let step: UInt64
  var count: UInt64 = 0

  init(step: UInt64) { self.step = step }

  mutating func next() -> UInt64 {
    count += 1
    return (count - 1) &* step
  }
}
