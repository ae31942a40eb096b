import Testing

@testable import TerminalUI

@Suite("Values of options")
struct ArgumentValuesTests {
  enum Size: String, ArgumentChoice {
    case small, large
    case extraLarge = "extra-large"
  }

  @Test("a choice is one of its words")
  func choice() {
    #expect(Size(argument: "extra-large") == .extraLarge)
    #expect(Size(argument: "extraLarge") == nil)
    #expect(Size.kind == "small, large or extra-large")
  }

  @Test(
    "a web address has a scheme of the web and a host",
    arguments: [
      ("http://127.0.0.1:8417", true), ("https://api.open-meteo.com/v1", true),
      ("HTTP://localhost", true), ("http://[::1]:80", true), ("127.0.0.1:8417", false),
      ("http://", false), ("http:///path", false), ("ftp://127.0.0.1", false), ("", false),
      ("nonsense", false),
    ])
  func webAddress(text: String, isOne: Bool) {
    #expect(WebAddress(argument: text)?.url.absoluteString == (isOne ? text : nil))
  }
}
