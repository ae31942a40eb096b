import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import WorkshopKit

/// `check` as a learner sees it, on the same copy of the fixture course.
extension FixtureTests {
  private func check(
    _ word: String?, isVerbose: Bool = false
  ) throws -> (text: String, exit: WorkshopExit) {
    let written = CallRecorder<String>()
    let workshop = Workshop(course, terminal: .scripted(output: written))
    let exit = try workshop.check(
      try word.map { try Selection($0, in: course) }, timeout: .seconds(3), isVerbose: isVerbose)
    return (written.calls.joined(), exit)
  }

  /// Runs `body` while an exercise's file says something else, or is gone.
  private func whileEdited(_ id: String, _ text: String?, _ body: () throws -> Void) throws {
    let file = workspace.url(try exercise(id).task)
    let original = try Data(contentsOf: file)
    defer { try? original.write(to: file) }
    if let text {
      try Data(text.utf8).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
    try body()
  }

  private func states() throws -> [String] {
    let progress = Progress(of: workspace)
    return course.exercises.map { "\($0.id) \(progress.state(of: $0))" }
  }

  @Test("a chapter's verdicts stand side by side, and the first that is open is told in full")
  func checkChapter() throws {
    try? FileManager.default.removeItem(at: workspace.url(".workshop"))
    let (text, exit) = try check("1")
    #expect(
      text.contains(
        """
        1.1 Passes already    solved
        1.2 Red at the start  red
        1.3 Does not compile  does not compile
        1.4 Crashes           crashed
        1.5 Never ends        never ends

        1 of 5 solved.

        1.2 Red at the start: red
        1 of 2 tests pass.

        In "it is seven":
          red() must be seven.
          Expected: 7
          Actual:   0
          Read: Book/01-First.md, "Seven"
          (1.2-RedTests.swift:10) Expectation failed: (red() → 0) == 7

        """))
    #expect(exit == .red)
    #expect(
      try states() == [
        "1.1 solved", "1.2 begun", "1.3 begun", "1.4 begun", "1.5 begun", "2.1 open", "2.2 open",
      ])
  }

  @Test("a solved exercise names the next one and leaves it alone")
  func checkDoesNotAdvance() throws {
    try? FileManager.default.removeItem(at: workspace.url(".workshop"))
    let (text, exit) = try check(nil)
    #expect(exit == .success)
    #expect(text.contains("1.1 Passes already: solved\nAll 2 tests pass.\n\nNext: 1.2"))
    #expect(!text.contains("red() must be seven."))
    #expect(try states().prefix(2) == ["1.1 solved", "1.2 open"])
  }

  @Test("a declaration that is gone is named, and the way back; the others' results stand")
  func checkSeamGone() throws {
    _ = try check("1.1")
    try whileEdited("1.2", "func rot() -> Int { 7 }\n") {
      let (text, exit) = try check("1.2")
      #expect(exit == .seamGone)
      #expect(text.contains("They need:\n  func red() -> Int\n"))
      #expect(text.contains("swift run workshop reset 1.2\n"))
      #expect(text.contains("1.2-RedTests.swift:10:13: error: cannot find 'red' in scope"))
      #expect(try check("1.1").exit == .success)
    }
  }

  @Test("a function that takes something else is named too")
  func checkSeamChanged() throws {
    try whileEdited("1.2", "func red(from start: Int) -> Int { 7 }\n") {
      let (text, exit) = try check("1.2")
      #expect(exit == .seamGone)
      #expect(text.contains("They need:\n  func red() -> Int\n"))
    }
  }

  @Test("a file that is gone is told with the command that brings it back")
  func checkMissing() throws {
    try whileEdited("1.2", nil) {
      let (text, exit) = try check("1.2")
      #expect(exit == .unreadable)
      #expect(text.contains("`swift run workshop reset 1.2` brings the original back."))
      #expect(try check("1.1").exit == .success)
    }
  }

  @Test("tests that call what not even the reference answer has are not the learner's fault")
  func brokenTests() throws {
    let path = try exercise("1.2").tests
    let original = try workspace.text(path)
    defer { try? Data(original.utf8).write(to: workspace.url(path)) }
    try Data("\(original)\nlet other = nowhere()\n".utf8).write(to: workspace.url(path))
    #expect {
      try check("1.2")
    } throws: { error in
      "\(error)".contains("not because of an exercise's file")
        && "\(error)".contains("cannot find 'nowhere' in scope")
    }
  }

  @Test("where ANSWERS names another folder, that is told")
  func otherAnswers() throws {
    let written = CallRecorder<String>()
    let workshop = Workshop(
      course, terminal: .scripted(output: written), answers: "Solutions")
    _ = try workshop.check(.exercise(try exercise("1.2")), timeout: .seconds(3))
    let text = written.calls.joined()
    #expect(text.hasPrefix("Judging Solutions, because ANSWERS is set."))
    #expect(text.contains("1.2 Red at the start: solved"))
  }

  @Test("the tools' own words are shown on request, before the verdict")
  func checkVerbose() throws {
    // Another exercise was built before, so the package manager has something to do.
    _ = try check("2.1")
    let (text, exit) = try check("1.1", isVerbose: true)
    #expect(exit == .success)
    #expect(
      text.contains(/Build .*complete!.*\n(.*\n)*.*Test run with 2 tests.*\n(.*\n)*1\.1 Passes/))
    #expect(try !check("1.1").text.contains("Test run"))
    try whileEdited("1.1", "func passes() -> Int { 7 }\n") {
      let (again, _) = try check("1.1", isVerbose: true)
      #expect(
        again.contains(/Compiling .*Chapter1Exercises.*\n(.*\n)*Linking .*\n(.*\n)*1\.1 Passes/))
    }
  }
}
