import AuthenticationDomain
import Testing

@Suite("Passwords and tokens")
struct SecretTests {
  @Test("neither printing nor dumping tells what is in them")
  func redacted() {
    let secrets: [Any] = [
      Password("hunter2"), Credentials(account: "Ada", token: SessionToken(text: "hunter2")),
      ["a": Password("hunter2") as Password?],
    ]
    for secret in secrets {
      var shown = "\(secret) " + String(reflecting: secret) + String(describing: secret)
      dump(secret, to: &shown)
      #expect(shown.contains("(secret)"))
      #expect(!shown.contains("hunter2"), "\(type(of: secret))")
    }
  }

  @Test("each token is another one, of 256 bits")
  func token() {
    let tokens = Set((0..<10).map { _ in SessionToken.random().text })
    #expect(tokens.count == 10)
    #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}
