@testable import CourseModel
import Foundation
import Judging
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

/// `check` as a learner sees it, on copies of the fixture course whose answers are read and not
/// compiled.
@Suite("check", .blocking)
struct CheckTests {
  private func check(
    _ word: String?, in workspace: Workspace, answers: String? = nil,
    _ toolchain: Toolchain? = nil, isVerbose: Bool = false
  ) throws -> (text: String, exit: WorkshopExit) {
    let written = CallRecorder<String>()
    let workshop = Workshop(
      workspace, output: written,
      toolchain: toolchain ?? FixtureReader(workspace).toolchain, answers: answers)
    let exit = try workshop.check(
      try workshop.selection(word), timeout: .seconds(3), isVerbose: isVerbose)
    return (written.calls.joined(), exit)
  }

  /// What a check of 1.1 writes where its one test passes.
  private func passing(
    printing printed: String = "", in workspace: Workspace
  ) throws -> String {
    let toolchain = Toolchain.running { exercise in
      .reporting(exercise, ["a": .passed], printed: printed)
    }
    return try check("1.1", in: workspace, toolchain).text
  }

  private func states(in workspace: Workspace) -> [String] {
    let progress = Progress(of: workspace)
    return Course(discoveredIn: workspace).exercises.map { "\($0.id) \(progress.state(of: $0))" }
  }

  @Test("tests that were edited are told, where git knows the course's")
  func editedTests() throws {
    try FixtureCourse.withCopy { workspace in
      let tests = "Tests/Exercises/Chapter1/1.2-RedTests.swift"
      let edited = try workspace.text(tests) + "// edited\n"
      let words = "These tests aren't the course's; they were edited or removed:\n  \(tests)\n"
      let unknown = try workspace.whileSaying(edited, in: tests) {
        try check("1.2", in: workspace).text
      }
      #expect(!unknown.contains("aren't the course's"))
      for arguments in [
        ["init", "--quiet"], ["add", "--all"],
        ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "-m", "Start"],
      ] {
        let outcome = try ProcessRunner.forTests().run(
          Command("git", arguments, in: workspace.root))
        #expect(outcome.succeeded, "\(outcome.output)")
      }
      #expect(try check("1.2", in: workspace).text.contains("aren't the course's") == false)
      try workspace.whileSaying(edited, in: tests) {
        let text = try check("1.2", in: workspace).text
        #expect(text.contains(words + "To get them back:\n  git checkout HEAD -- \(tests)\n"))
        #expect(try check("1", in: workspace).text.contains(words))
        #expect(try check("1.1", in: workspace).text.contains("aren't the course's") == false)
      }
    }
  }

  @Test("a chapter's verdicts stand side by side, and the first that is open is told in full")
  func chapter() throws {
    try FixtureCourse.withCopy { workspace in
      let (text, exit) = try check("1", in: workspace)
      #expect(
        text.contains(
          """
          1.1 Passes already    solved
          1.2 Red at the start  red
          1.3 Does not compile  does not compile

          1 of 3 solved.

          1.2 Red at the start: red
          1 of 2 tests pass.

          In "it is seven":
            red() must be seven.
            Expected: 7
            Actual:   0
            Read: Book/01-First.md, "Seven"
            (1.2-RedTests.swift:10)

          File: Exercises/Chapter1/1.2-Red.swift
          Hint: swift run workshop hint 1.2

          """))
      #expect(exit == .red)
      #expect(
        states(in: workspace) == [
          "1.1 solved", "1.2 open", "1.3 open", "2.1 open", "2.2 open",
        ])
    }
  }

  @Test("a solved exercise names the next one and leaves it alone")
  func doesNotAdvance() throws {
    try FixtureCourse.withCopy { workspace in
      let (text, exit) = try check(nil, in: workspace)
      #expect(exit == .success)
      #expect(
        text.hasPrefix("Building chapter 1 for the first time, which takes a few seconds.\n"))
      #expect(
        text.contains(
          """
          1.1 Passes already: solved
          All 2 tests pass.
          Learned: You can return a number.

          Next: 1.2
          """))
      #expect(!text.contains("red() must be seven."))
      #expect(states(in: workspace).prefix(2) == ["1.1 solved", "1.2 open"])
      #expect(try !check("1.1", in: workspace).text.contains("for the first time"))
    }
  }

  @Test("what was not run takes no solved exercise away, and begins none")
  func notRun() throws {
    try FixtureCourse.withCopy { workspace in
      _ = try check("1.1", in: workspace)
      let workshop = Workshop(workspace, output: CallRecorder())
      let exercises = workshop.course.exercises.prefix(2)
      try workshop.note(
        Dictionary(uniqueKeysWithValues: exercises.map { ($0, .notRun("No room.")) }),
        on: exercises.map(workshop.answer(to:)))
      #expect(states(in: workspace).prefix(2) == ["1.1 solved", "1.2 open"])
    }
  }

  @Test("where ANSWERS names another folder, that is told, and it is no progress")
  func otherAnswers() throws {
    try FixtureCourse.withCopy { workspace in
      let (text, exit) = try check("1.2", in: workspace, answers: "Solutions")
      #expect(exit == .success)
      #expect(text.contains("Judging Solutions, because ANSWERS is set."))
      #expect(text.contains("1.2 Red at the start: solved"))
      #expect(states(in: workspace)[1] == "1.2 open")
    }
  }

  @Test("a file that no exercise has the name of is told")
  func stranger() throws {
    try FixtureCourse.withCopy { workspace in
      let copy = "Exercises/Chapter1/1.2-Red copy.swift"
      try workspace.whileSaying("let copy = 1\n", in: copy) {
        let (text, _) = try check("1.2", in: workspace)
        #expect(text.contains("Left out, because no exercise has this name:\n  \(copy)\n"))
      }
    }
  }

  @Test("the last twenty lines that the answer prints are above the verdict")
  func printed() throws {
    try FixtureCourse.withCopy { workspace in
      let few = try passing(printing: "seven\n\n\u{1B}[2Jeight", in: workspace)
      #expect(
        few.contains(
          "Your code printed:\n  | seven\n  | \n  | ␛[2Jeight\n\n1.1 Passes already: solved"),
        "\(few)")
      let many = (1...220).map { "\($0)\n" }.joined()
      let last = (201...220).map { "  | \($0)\n" }.joined()
      #expect(
        try passing(printing: many, in: workspace).contains(
          "Your code printed (swift run workshop check 1.1 --verbose shows all):\n\(last)\n1.1"))
    }
  }

  @Test("a chapter's last exercise closes it and names the next one, once")
  func chapterFinished() throws {
    try FixtureCourse.withCopy { workspace in
      let workshop = Workshop(workspace, output: CallRecorder())
      var progress = Progress(of: workspace)
      for exercise in workshop.course.chapters[0].exercises.dropFirst() {
        progress.note(true, for: exercise, judging: try workspace.text(exercise.task))
      }
      try progress.save()
      let text = try passing(in: workspace)
      #expect(
        text.contains(
          """

          Chapter 1, First, is finished.
          Next comes chapter 2, Second:
            read   Book/02-Second.md
            demo   swift run Chapter2

          Next: 2.1
          """), "\(text)")
      #expect(try !passing(in: workspace).contains("is finished"))
    }
  }

  @Test("what the tools say is shown on request, before the verdict; a wait is always told")
  func events() throws {
    try FixtureCourse.withCopy { workspace in
      let reader = FixtureReader(workspace).toolchain
      var toolchain = reader
      toolchain.build = { exercise, log in
        log(.output("Compiling"))
        log(.waiting("Another build is running."))
        return try reader.build(exercise, log)
      }
      let texts = try [false, true].map { [toolchain] isVerbose in
        try check("1.1", in: workspace, toolchain, isVerbose: isVerbose).text
      }
      #expect(texts[0].contains("Another build is running.\n1.1 Passes already: solved"))
      #expect(!texts[0].contains("Compiling"))
      #expect(
        texts[1].hasPrefix("Compiling\nAnother build is running.\n\n1.1 Passes already: solved"))
    }
  }
}
