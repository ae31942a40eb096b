import Testing
@testable import Toolchain

@testable import workshop

@Suite("What a diagnostic tells")
struct MissedDeclarationTests {
  /// The place of the first error is the column of `^` in `mark`.
  private func name(_ message: String, _ line: String = "", at column: Int = 1) -> String? {
    MissedDeclaration(
      Diagnostic(
        path: "T.swift", line: 3, column: column, message: message, excerpt: ["3 | \(line)"]))?.name
  }

  @Test(
    "the compiler's words name the declaration",
    arguments: [
      ("cannot find 'makeMap' in scope", "makeMap"),
      ("cannot find type 'CoffeeMap' in scope", "CoffeeMap"),
      ("value of type 'CoffeeMap' has no member 'markers'", "CoffeeMap.markers"),
      ("type 'Kit.CoffeeMap' has no member 'live'", "CoffeeMap.live"),
      ("value of type 'any Map' (aka 'X') has no dynamic member 'a'", "Map.a"),
      ("'makeMap' is inaccessible due to 'private' protection level", "makeMap"),
    ])
  func words(message: String, expected: String) {
    #expect(name(message)?.split(separator: " ").last.map(String.init) == expected)
  }

  @Test("where they do not, the call that they are about does")
  func call() {
    let line = "    let map = await makeMap(of: stub(1), at: now)"
    #expect(name("missing argument for parameter 'clock' in call", line, at: 48) == "makeMap")
    #expect(name("extra argument 'at' in call", line, at: 45) == "makeMap")
    #expect(name("call can throw but is not marked with 'try'", line, at: 21) == "makeMap")
    #expect(name("argument passed to call that takes no arguments", line, at: 38) == "stub")
    #expect(name("incorrect argument label in call (have 'of:')", line, at: 28) == "makeMap")
    #expect(name("cannot infer contextual base", "make(.init())", at: 7) == nil)
    #expect(name("something else", "  let x = 1", at: 7) == nil)
    #expect(name("something else", "", at: 7) == nil)
  }

  @Test(
    "the reference answer has the declaration",
    arguments: [
      ("red", "func red() -> Int { 7 }", "func red() -> Int"),
      (
        "Map.draw",
        "struct Map {\n  package static func draw(\n    at: P = P()\n  ) async {\n  }\n}",
        "package static func draw( at: P = P() ) async"
      ),
      ("limit", "let limits = 2\nlet limit = 3", "let limit"),
      ("Map", "  // struct Map is here\nfinal class Map: Drawn {", "final class Map: Drawn"),
    ])
  func declaration(name: String, source: String, expected: String) throws {
    let missed = MissedDeclaration(
      Diagnostic(path: "", line: 1, column: 1, message: "cannot find '\(name)' in scope"))
    #expect(missed?.declaration(in: source) == expected)
    #expect(missed?.declaration(in: "") == nil)
  }

  @Test(
    "an equality tells two values",
    arguments: [
      ("(red() → 0) == 7", "7", "0"),
      ("(red() → 0) == (w → 7)", "7", "0"),
      ("(P(a: red()) → P(a: 0)) == (P(b: \"y\") → P(a: 1))", "P(a: 1)", "P(a: 0)"),
    ])
  func equality(expectation: String, expected: String, actual: String) {
    let comparison = Comparison("Expectation failed: \(expectation)")
    #expect(comparison?.expected == expected)
    #expect(comparison?.actual == actual)
  }

  @Test(
    "what is no equality, or not clearly one, tells none",
    arguments: [
      "(y → 0) > 3", "!([1].contains(1) → true)", "n → nil", "a == b",
      "(a → \"x) == (y\") == \"z\"", "(s → \"a → b\") == \"c\"", "(s → 1) == \"a → b\"",
      "(works → <not evaluated>)",
    ])
  func noEquality(expectation: String) {
    #expect(Comparison("Expectation failed: \(expectation)") == nil)
  }
}
