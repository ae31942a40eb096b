import Foundation
import TestSupport
import Testing

@testable import workshop

/// What the learner's file of 1.2 may be, and what `check` must say in every way.
enum Trial: String, CaseIterable {
  case untouched, solved, wrong, crashing, dying, leaving, endless, flooding, mistyped, renamed
  case disguised, missing

  /// What the file says; nil where it is as it was at the start, is missing, or depends on the run.
  private var text: String? {
    switch self {
    case .untouched, .endless, .missing: nil
    case .solved: Self.returning("7")
    case .wrong: Self.returning("8")
    case .crashing: Self.returning("fatalError(\"the stub traps\")")
    case .dying: "import Foundation\n\n" + Self.returning("atexit { abort() }\n  return 7")
    case .leaving: "import Foundation\n\n" + Self.returning("exit(0)")
    case .flooding:
      Self.returning("while true { print(String(repeating: \"x\", count: 100_000)) }")
    case .mistyped: Self.returning("\"seven\"")
    case .renamed: "func rot() -> Int {\n  7\n}\n"
    // Its error claims to be a neighbour's.
    case .disguised:
      "#sourceLocation(file: \"/w/Exercises/Chapter1/1.5-Endless.swift\", line: 1)\n"
        + Self.returning("\"seven\"")
    }
  }

  private static func returning(_ body: String) -> String { "func red() -> Int {\n  \(body)\n}\n" }

  private var expected: (word: String, exit: WorkshopExit, details: String) {
    switch self {
    case .untouched, .wrong:
      (
        "red", .red,
        """
        1 of 2 tests pass.

        In "it is seven":
          red() must be seven.
          Expected: 7
          Actual:   \(self == .wrong ? 8 : 0)
          Read: Book/01-First.md, "Seven"
          (1.2-RedTests.swift:10)

        File: Exercises/Chapter1/1.2-Red.swift
        Hint: swift run workshop hint 1.2

        """
      )
    case .solved:
      (
        "solved", .success,
        "All 2 tests pass.\nLearned: You can return a number.\n\nYour answer at work:\n  red() was called\n"
      )
    case .crashing:
      (
        "crashed", .red,
        "The program crashed in the test \"it is seven\".\n"
          + "  Fatal error: the stub traps (1.2-Red.swift:2)\n"
      )
    case .dying:
      (
        "crashed", .red,
        "All tests passed, but the program crashed after the last one.\n"
          + "  The process ended without a message, by a signal: "
      )
    case .leaving:
      ("not run", .red, "The test \"it is seven\" did not finish.")
    case .endless:
      ("never ends", .red, "The test \"it is seven\" did not end within 10 s.\n")
    case .flooding:
      (
        "too much output", .red,
        "The test \"it is seven\" printed more than 32 MB without coming to an end.\n"
      )
    case .mistyped:
      (
        "does not compile", .doesNotCompile,
        "  Exercises/Chapter1/1.2-Red.swift:2:3: error: cannot convert return expression of type "
          + "'String' to return type 'Int'\n"
      )
    case .renamed:
      ("does not fit its tests", .doesNotCompile, "They need:\n  func red() -> Int\n")
    case .disguised: ("not run", .red, "With this file nothing can be built:\n")
    case .missing:
      (
        "file missing or unreadable", .red,
        "There is no file Exercises/Chapter1/1.2-Red.swift.\nTo get the original back: swift run workshop reset 1.2"
      )
    }
  }

  /// Checks the file in a way.
  func run(_ way: FixtureWay) throws {
    let (text, exit) =
      switch self {
      case .missing:
        try way.workspace.whileSaying(nil, in: "Exercises/Chapter1/1.2-Red.swift") {
          let written = CallRecorder<String>()
          let workshop = way.workshop(output: written)
          let exit = try workshop.check(try workshop.selection("1.2"), timeout: .seconds(30))
          return (written.calls.joined(), exit)
        }
      case .endless: try checkEndless(way)
      default: try way.check("1.2", saying: self.text)
      }
    let (word, code, details) = expected
    #expect(exit == code)
    #expect(text.contains("1.2 Red at the start: \(word)\n"), "\(text)")
    #expect(text.contains(details), "\(text)")
    #expect(text.contains("Your answer at work") == (exit == .success), "\(text)")
    #expect(!text.contains(".build/workshop"))
  }

  /// An answer that holds a pipe open while it never ends, so that the pipe's end is that of the last
  /// program.
  private func checkEndless(_ way: FixtureWay) throws -> (text: String, exit: WorkshopExit) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("fifo-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    // A writer must find a reader.
    let pipe = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    let answer = """
      import Foundation

      func red() -> Int {
        let pipe = FileHandle(forWritingAtPath: "\(path)")
        pipe?.write(Data("begun".utf8))
        while pipe != nil {}
        return 7
      }

      """
    let checked = try way.check("1.2", saying: answer, timeout: .seconds(10))
    var end = pollfd(fd: pipe, events: 0, revents: 0)
    #expect(poll(&end, 1, 60_000) == 1, "A program goes on after the verdict.")
    var bytes = [UInt8](repeating: 0, count: 5)
    #expect(read(pipe, &bytes, 5) == 5 && bytes == Array("begun".utf8), "It has never begun.")
    return checked
  }
}
