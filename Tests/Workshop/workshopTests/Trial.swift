import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import workshop

/// What the learner's file of 1.2 may be, and what `check` must say in every way: what depends on how
/// an answer is built and run.
enum Trial: String, CaseIterable {
  case solved, wrong, crashing, endless, mistyped, renamed

  /// What the file says; empty where it depends on the run.
  private var text: String {
    switch self {
    case .solved: Self.returning("7")
    case .wrong: Self.returning("8")
    case .crashing: Self.returning("fatalError(\"the stub traps\")")
    case .endless: ""
    case .mistyped: Self.returning("\"seven\"")
    case .renamed: "func rot() -> Int {\n  7\n}\n"
    }
  }

  private static func returning(_ body: String) -> String { "func red() -> Int {\n  \(body)\n}\n" }

  private var expected: (word: String, exit: WorkshopExit, details: String) {
    switch self {
    case .solved:
      (
        "solved", .success,
        "All 2 tests pass.\nLearned: You can return a number.\n"
      )
    case .wrong:
      (
        "red", .red,
        """
        In "it is seven":
          red() must be seven.
          Expected: 7
          Actual:   8
          Read: Book/01-First.md, "Seven"
          (1.2-RedTests.swift:10)
        """
      )
    case .crashing:
      (
        "crashed", .red,
        "The program crashed in the test \"it is seven\".\n"
          + "  Fatal error: the stub traps (1.2-Red.swift:2)\n"
      )
    case .endless: ("never ends", .red, "The test \"it is seven\" did not end within 10 s.\n")
    case .mistyped:
      (
        "does not compile", .doesNotCompile,
        "  Exercises/Chapter1/1.2-Red.swift:2:3: error: cannot convert return expression of type "
          + "'String' to return type 'Int'\n"
      )
    case .renamed:
      ("does not fit its tests", .doesNotCompile, "They need:\n  func red() -> Int\n")
    }
  }

  /// Checks the file in a way.
  func run(_ way: FixtureWay) throws {
    let (text, exit) = try self == .endless ? checkEndless(way) : way.check("1.2", saying: text)
    let (word, code, details) = expected
    #expect(exit == code)
    #expect(text.contains("1.2 Red at the start: \(word)\n"), "\(text)")
    #expect(text.contains(details), "\(text)")
    #expect(!text.contains(".build/workshop"))
  }

  /// An answer that holds a pipe open while it never ends, so that the pipe's end is that of the last
  /// program.
  private func checkEndless(_ way: FixtureWay) throws -> (text: String, exit: WorkshopExit) {
    let held = try HeldPipe()
    let answer = """
      import Foundation

      func red() -> Int {
        let pipe = FileHandle(forWritingAtPath: "\(held.path)")
        pipe?.write(Data("begun".utf8))
        while pipe != nil {}
        return 7
      }

      """
    let checked = try way.check("1.2", saying: answer, timeout: .seconds(10))
    #expect(held.isLeft(), "A program goes on after the verdict.")
    #expect(held.says("begun"), "It has never begun.")
    return checked
  }
}
