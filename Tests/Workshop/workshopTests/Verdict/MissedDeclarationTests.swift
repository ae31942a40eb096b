import Testing
@testable import Toolchain

@testable import workshop

@Suite("The declaration that the tests miss")
struct MissedDeclarationTests {
  /// The place of the first error is the column of `^` in `mark`.
  private func name(_ message: String, _ line: String = "", at column: Int = 1) -> String? {
    MissedDeclaration(
      Diagnostic(
        path: "T.swift", line: 3, column: column, message: message, excerpt: ["3 | \(line)"]))?.name
  }

  @Test("where the compiler's words don't name it, the call that they are about does")
  func call() {
    let line = "    let map = await makeMap(of: stub(1), at: now)"
    #expect(name("call can throw but is not marked with 'try'", line, at: 21) == "makeMap")
    #expect(name("extra argument 'at' in call", line, at: 45) == "makeMap")
    #expect(name("argument passed to call that takes no arguments", line, at: 38) == "stub")
    #expect(name("cannot infer contextual base", "make(.init())", at: 7) == nil)
    #expect(name("something else", "  let x = 1", at: 7) == nil)
  }

  @Test(
    "the reference answer has the declaration",
    arguments: [
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
}
