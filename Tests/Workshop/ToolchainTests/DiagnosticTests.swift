import CourseModel
import Foundation
import Testing

@testable import Toolchain

@Suite("The compiler's messages")
struct DiagnosticTests {
  @Test("compiler errors are taken from a build's output once each")
  func diagnostics() {
    let output = """
      [3/4] Compiling A
      /w/E/1.1-A.swift:3:7: error: cannot find 'x' in scope
      1 | let y = x
        |         `- error: cannot find 'x' in scope
      /w/E/1.1-A.swift:9:1: warning: unused
      /w/E/1.1-A.swift:3:7: error: cannot find 'x' in scope
      1 | let y = x
        |         `- error: cannot find 'x' in scope

      2 | not a part of it
      error: fatalError
      """
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(
          path: "/w/E/1.1-A.swift", line: 3, column: 7, message: "cannot find 'x' in scope",
          excerpt: ["1 | let y = x", "  |         `- error: cannot find 'x' in scope"])
      ])
  }

  @Test("an excerpt has the line of code")
  func code() {
    let output = """
      /w/T.swift:3:5: error: missing argument for parameter 'clock' in call
      1 | import Testing
      2 |
      3 |     makeMap(of: 1)
        |     `- error: missing argument for parameter 'clock' in call
      """
    let error = Diagnostic.errors(in: output).first
    #expect(error?.code == "    makeMap(of: 1)")
  }

  @Test("a path may be any, and the name of a group is no part of the message")
  func anyPath() {
    let output = "Book/01-A.md:6:9: error: sending 'a' risks data races [#SendingRisksDataRace]\n"
    let path = "Book/01-A.md"
    let message = "sending 'a' risks data races"
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(path: path, line: 6, column: 9, message: message)
      ])
  }

  @Test("paths below the workspace's root are told from there")
  func relative() {
    let workspace = Workspace(root: URL(fileURLWithPath: "/nowhere/w"))
    let output = ["/nowhere/w/E/1.1-A.swift", "/nowhere/w2/B.swift", "C.swift"]
      .map { "\($0):3:7: error: odd\n" }.joined()
    let paths = Diagnostic.errors(in: output, of: workspace).map(\.path)
    #expect(paths == ["E/1.1-A.swift", "/nowhere/w2/B.swift", "C.swift"])
  }
}
