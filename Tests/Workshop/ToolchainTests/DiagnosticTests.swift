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
      Book/01-A.md:6:9: error: sending 'a' risks data races [#SendingRisksDataRace]
      error: fatalError
      """
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(
          path: "/w/E/1.1-A.swift", line: 3, column: 7, message: "cannot find 'x' in scope",
          excerpt: ["1 | let y = x", "  |         `- error: cannot find 'x' in scope"]),
        Diagnostic(
          path: "Book/01-A.md", line: 6, column: 9, message: "sending 'a' risks data races"),
      ])
  }

  @Test("an error in what a macro has made belongs to the line that the macro was given")
  func macro() {
    let output = """
      a.swift:4:11: error: cannot find 'nope' in scope
      4 |   var y = nope
        |           `- error: cannot find 'nope' in scope

      macro expansion @ObservationTracked:2:20: error: cannot find 'nope' in scope
      `- a.swift:4:15: note: expanded code originates here
      macro expansion #expect:1:36: error: call can throw
      `- b.swift:6:27: note: expanded code originates here
      5 |   let s = S()
      6 |   #expect(s.act() == 1)
        |   `- note: in expansion of macro 'expect' here
        +--- macro expansion #expect -----
        |1 | Testing.__checkBinaryOperation(s.act())
        |  |                                `- error: call can throw
        +---------------------------------
      7 | }
      """
    let errors = Diagnostic.errors(in: output)
    #expect(errors.map(\.description).first == "a.swift:4:11: error: cannot find 'nope' in scope")
    #expect(errors.dropFirst().map(\.description) == ["b.swift:6:27: error: call can throw"])
    #expect(errors.last?.code == "  #expect(s.act() == 1)")
  }

  @Test("what a protocol asks for and a type lacks is told as the protocol declares it")
  func requirements() {
    let output = """
      T.swift:1:8: error: type 'Fake' does not conform to protocol 'Weather'
      1 | struct Fake: Weather { func now() -> Int { 1 } }
        |        |- error: type 'Fake' does not conform to protocol 'Weather'
        |        `- note: add stubs for conformance

      A.swift:3:8: note: protocol requires function 'later' with type '(Int) -> String'
      2 |   func now() -> Int
      3 |   func later(_ n: Int) -> String
        |        `- note: protocol requires function 'later' with type '(Int) -> String'
      4 |   var name: String { get }
        |       `- note: protocol requires property 'name' with type 'String'

      T.swift:9:1: error: odd
      """
    #expect(
      Diagnostic.errors(in: output).map(\.requirements) == [
        ["func later(_ n: Int) -> String", "var name: String { get }"], [],
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
