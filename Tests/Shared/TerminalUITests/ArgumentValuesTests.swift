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
    #expect(Size.words == ["small", "large", "extra-large"])
  }

  @Test("a word that is almost a choice is answered with that choice, any other one with all")
  func mistyped() {
    for (word, hint) in [
      ("lrge", " Did you mean 'large'?"), ("al", " Did you mean 'all'?"), ("9", ""),
    ] {
      let error = #expect(throws: ArgumentsError.self) {
        try Self.previews.values(from: ["--preview", word], defaults: .all)
      }
      #expect(
        error?.description
          == "--preview needs all, small, large or extra-large, not '\(word)'.\(hint)")
    }
  }

  static let previews = PreviewChoice<Size>.arguments("sizes", "Shows sizes.", first: .large)

  @Test("a preview is chosen by its name, or all are")
  func previews() throws {
    let read = { try Self.previews.values(from: ["--preview", $0], defaults: .one(.small)) }
    #expect(try read("extra-large") == .one(.extraLarge))
    #expect(try read("all") == .all)
    let usage = Self.previews.usage.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      usage.contains(
        """
        Start with this preview: small, large or extra-large (default: large); or all, to print \
        them all.
        """))
  }

  @Test("the neighbours of the last choice are the one before it and the first")
  func neighbours() {
    #expect(Size.extraLarge.neighbour(1) == .small)
    #expect(Size.extraLarge.neighbour(-1) == .large)
    #expect(Size.small.neighbour(-4) == .extraLarge)
    #expect(Size.large.previewPosition.text == "Preview 2 of 3: large")
  }

  @Test(
    "a web address has a scheme of the web and a host",
    arguments: [
      ("http://127.0.0.1:8417", true), ("https://api.open-meteo.com/v1", true),
      ("127.0.0.1:8417", false), ("localhost:8417", false), ("http:///path", false),
      ("ftp://127.0.0.1", false), ("nonsense", false),
    ])
  func webAddress(text: String, isOne: Bool) {
    #expect(WebAddress(argument: text)?.url.absoluteString == (isOne ? text : nil))
  }
}
