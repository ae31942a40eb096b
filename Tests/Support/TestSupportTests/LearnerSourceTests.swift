import Foundation
import Testing

@testable import TestSupport

@Suite("The learner's source")
struct LearnerSourceTests {
  @Test("white space and line breaks do not matter, whole words do")
  func tokens() {
    let text = "init(client: Client=\n    .live) { alive = true }"
    let source = LearnerSource(text, path: "a.swift")
    #expect(source.mentions("= .live"), "The line break hides it.")
    #expect(!source.mentions("client = true"), "These tokens are not neighbours.")
    #expect(
      source.lines(mentioning: "live") == [".live) { alive = true }"], "'alive' is not 'live'.")
    #expect(!source.mentions(""), "Nothing is mentioned nowhere.")
  }

  @Test(
    "comments do not count",
    arguments: [
      "// live", "/// live", "/* live */", "/* a /* nested */ live */ let a = 1", "/* live",
    ])
  func comments(text: String) {
    #expect(!LearnerSource(text, path: "a.swift").mentions("live"), "A comment counts as code.")
  }

  @Test(
    "the text of a string literal does not count",
    arguments: [
      #""live""#, ##"#"say "live" now"#"##, #""a \" live""#, #""\\" + "live""#, #""// live""#,
      "\"\"\"\n  a \"quoted\" live\n  \"\"\"", ##"#"\(live)"#"##, #""live"#, "\"\\",
    ])
  func strings(text: String) {
    #expect(!LearnerSource(text, path: "a.swift").mentions("live"), "The text counts as code.")
  }

  @Test(
    "code after a string literal, and code inside it, does count",
    arguments: [
      #""a" + live"#, #""/*" + live"#, #""\(live)""#, #""\(f(1) + live) b""#, ##"#"\#(live)"#"##,
      #""\(f("a", live))" + b"#, "\"\"\"\n  \\(\"x\" + live)\n  \"\"\"", "\"open\nlive",
      "a) + live", "`live`", "a /* b */ live",
    ])
  func interpolation(text: String) {
    #expect(LearnerSource(text, path: "a.swift").mentions("live"), "The code got lost.")
  }

  @Test("lines are quoted once each, in order")
  func quotes() {
    let source = LearnerSource("  b.live()\n  a.live(live)\n  b.live()\n", path: "a.swift")
    #expect(
      source.lines(mentioning: "live").quoted == "`b.live()`, `a.live(live)`",
      "The order is that of the file, and no line comes twice.")
  }

  @Test("a body reaches to the brace that matches")
  func body() throws {
    let source = LearnerSource(
      """
      struct Map { let a = { 1 }
        func draw(_ pen: () -> Void = { live() }) -> [Int] { if true { return [2] } }
      }
      func after() { live() }
      """, path: "a.swift")
    let map = try #require(source.type("Map"), "The struct is not found.")
    #expect(map.mentions("[2]"), "The end of the struct is missing.")
    #expect(!map.mentions("after"), "The body goes on behind its brace.")
    let draw = try #require(source.body(of: "func draw"), "The function is not found.")
    #expect(draw.mentions("[2]"), "The body stops too early.")
    #expect(!draw.mentions("live"), "A closure in the parameters is taken for the body.")
    #expect(source.type("Menu") == nil, "There is no Menu.")
    #expect(source.body(of: "let a = 1") == nil, "There is no such declaration.")
  }

  @Test("a file without one declaration keeps the rest")
  func without() {
    let source = LearnerSource("let a = 1\nfunc app() { live() }\nlet b = live", path: "a.swift")
    let rest = source.without("func app")
    #expect(rest.lines(mentioning: "live") == ["let b = live"], "Only app() should be gone.")
    #expect(rest.mentions("let a = 1 let b"), "What is around the declaration stays.")
    #expect(source.without("func none").mentions("live()"), "Nothing should be gone.")
  }

  @Test("an exercise's file is found by its number, and a missing one is named")
  func files() throws {
    let fixture = "Tests/Workshop/Fixture/Exercises"
    for folder in [fixture, workspaceRoot.appending(path: fixture).path(percentEncoded: false)] {
      let source = try LearnerSource.load("1.2", from: folder)
      #expect(
        source.path == "\(folder)/Chapter1/1.2-Red.swift",
        "Failures name the file in the folder of answers.")
      #expect(source.body(of: "func red") != nil, "The file should be readable.")
    }
    let missing = #expect(throws: LearnerSource.Unreadable.self, "There is no such file.") {
      try LearnerSource.load("0.1", from: "Exercises")
    }
    #expect(
      missing?.description.contains("Exercises/Chapter0/0.1-….swift") == true,
      "The error should name the file.")
  }
}
