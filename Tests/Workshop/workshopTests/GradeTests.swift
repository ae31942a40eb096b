@testable import CourseModel
import Foundation
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

/// Grading copies of the fixture course, whose answers are read and not compiled.
@Suite("grade", .blocking)
struct GradeTests {
  /// What `grade` leaves behind.
  private struct Graded {
    let exit: WorkshopExit
    /// What it wrote to the terminal.
    let text: String
    /// What it wrote to the standard output as a report.
    let output: String
  }

  private func grade(
    _ word: String?, _ options: GradeOptions, in workspace: Workspace,
    toolchain: Toolchain? = nil
  ) throws -> Graded {
    let (written, reported) = (CallRecorder<String>(), CallRecorder<String>())
    let workshop = Workshop(
      workspace, output: written, toolchain: toolchain ?? FixtureReader(workspace).toolchain)
    let exit = try workshop.grade(try workshop.selection(word), options) { reported.record($0) }
    return Graded(
      exit: exit, text: written.calls.joined(), output: reported.calls.joined())
  }

  /// results.json as another program would read it.
  private struct Results: Decodable {
    struct Test: Decodable {
      let name: String
      let test_code: String
      let status: String
      let message: String?
      let output: String?
      let task_id: Int
    }
    let version: Int
    let status: String
    let message: String?
    let tests: [Test]
  }

  private func results(_ json: String) throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(json.utf8))
  }

  @Test("everything is judged and scored, and the reports tell each test")
  func grading() throws {
    try FixtureCourse.withCopy { workspace in
      let graded = try grade(nil, GradeOptions(json: "-", timeout: .seconds(3)), in: workspace)
      let results = try results(graded.output)

      #expect(graded.exit == .red)
      #expect(graded.text == "")
      #expect(results.version == 3)
      #expect(results.status == "fail")
      #expect(results.message == nil)
      #expect(graded.output.contains("\n  \"message\" : null,\n"))
      #expect(
        results.tests.map { "\($0.task_id) \($0.name): \($0.status)" } == [
          "101 it is seven: pass", "101 nothing else is asked: pass",
          "102 it is seven: fail", "102 nothing else is asked: pass",
          "103 it is seven: error", "103 nothing else is asked: error",
          "104 it is seven: error", "104 nothing else is asked: error",
          "105 it is seven: error", "105 nothing else is asked: error",
          "201 it is seven: fail", "201 nothing else is asked: pass",
          "202 it is seven: fail", "202 nothing else is asked: pass",
        ])
      #expect(
        results.tests[2].message
          == """
          red() must be seven.
          Expectation failed: (red() → 0) == 7
          Read: Book/01-First.md, "Seven"
          """)
      #expect(
        results.tests[2].test_code
          == """
          @Test("it is seven")
          func isSeven() {
            #expect(red() == 7, "red() must be seven.")
          }
          """)
      #expect(results.tests[4].message?.contains("cannot convert return expression") == true)
      #expect(results.tests[6].message?.contains("Fatal error: the stub traps") == true)
      #expect(
        results.tests[7].message
          == "It did not finish, because of the test \"it is seven\".")
      #expect(results.tests[8].message?.contains("did not end within 3") == true)

      let progress = Progress(of: workspace)
      let exercises = Course(discoveredIn: workspace).exercises
      #expect(progress.state(of: exercises[0]) == .solved)
      #expect(progress.state(of: exercises[2]) == .open)
    }
  }

  @Test("many submissions are graded one after another, and none spoils another")
  func submissions() throws {
    try FixtureCourse.withCopy { workspace in
      let handedIn = workspace.url("handed-in")
      try handIn(in: workspace)
      func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: handedIn.path)
          .filter { !$0.hasPrefix("reports") }.sorted()
      }
      let before = try paths()
      let reports = handedIn.appending(path: "reports").path
      let options = GradeOptions(
        json: reports, junit: reports, answers: handedIn, timeout: .seconds(3))
      let graded = try grade("1", options, in: workspace)
      #expect(graded.exit == .red)
      #expect(
        graded.text == """
          1 of 3: ana
          2 of 3: bob
          3 of 3: cy

                    ch. 1  solved  points
          possible      5       5       5
          ana           5       5       5
          bob           2       2       2   1.1 missing; 1.2 not read: a symbolic link;
                                            1.3 does not compile
          cy            5       5       5
          average     4.0     4.0     4.0

          """)
      let ana = try results(try String(contentsOfFile: "\(reports)/ana.json", encoding: .utf8))
      #expect(ana.status == "pass")
      let results = try results(try String(contentsOfFile: "\(reports)/bob.json", encoding: .utf8))
      #expect(
        results.tests.map(\.status)
          == Array(repeating: "error", count: 6) + Array(repeating: "pass", count: 4))
      #expect(results.tests[0].message == "There is no file bob/1.1-Passes.swift.")
      #expect(
        results.tests[2].message
          == "The file bob/1.2-Red.swift was not read: it is a symbolic link, and links are not "
          + "followed.")
      #expect(results.tests[4].message?.contains("Chapter1/1.3-Broken.swift:2:3: error") == true)
      #expect(FileManager.default.fileExists(atPath: "\(reports)/cy.xml"))
      #expect(try paths() == before)
      #expect(!workspace.fileExists(".workshop"), "It must not count as progress here.")
    }
  }

  /// What three people hand in: all solved in two shapes, and bob's with flaws.
  private func handIn(in workspace: Workspace) throws {
    let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
    let files = FileManager.default
    for name in ["ana/Chapter1", "bob", "cy/Exercises/Chapter1"] {
      let folder = workspace.url("handed-in/\(name)")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for exercise in chapter.exercises {
        try files.copyItem(
          at: workspace.url(exercise.solution), to: folder.appending(path: exercise.fileName))
      }
    }
    let bob = { (name: String) in workspace.url("handed-in/bob/\(name)") }
    try files.removeItem(at: bob("1.1-Passes.swift"))
    try files.removeItem(at: bob("1.2-Red.swift"))
    try files.createSymbolicLink(
      at: bob("1.2-Red.swift"),
      withDestinationURL: workspace.url("Solutions/Chapter1/1.2-Red.swift"))
    try Data("func broken() -> Int {\n  \"\"\n}\n".utf8).write(to: bob("1.3-Broken.swift"))
    try Data("let extra = 1\n".utf8).write(to: bob("1.5-Copy.swift"))
  }

  @Test("one person of a class can be graded alone, with a report in the same form")
  func only() throws {
    try FixtureCourse.withCopy { workspace in
      try handIn(in: workspace)
      var options = GradeOptions(
        json: workspace.url("reports").path, answers: workspace.url("handed-in"),
        timeout: .seconds(3))
      options.only = "ana"
      let graded = try grade("1", options, in: workspace)
      #expect(graded.exit == .success)
      #expect(graded.text.hasPrefix("1 of 1: ana\n"))
      #expect(workspace.fileExists("reports/ana.json") && !workspace.fileExists("reports/bob.json"))
      options.only = "an"
      #expect(throws: SubmissionError.noPerson("an")) {
        try grade("1", options, in: workspace, toolchain: .unused)
      }
    }
  }

  @Test("a table shows each chapter's exercises, and what was not handed in is missing")
  func table() throws {
    try FixtureCourse.withCopy { workspace in
      let folder = workspace.url("handed-in")
      let copy = folder.appending(path: "Exercises/Chapter2/2.1-Lax.swift")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("func lax() -> Int {\n  0\n}\n".utf8).write(to: copy)
      let report = folder.appending(path: "report.xml")
      let graded = try grade(
        "2", GradeOptions(junit: report.path, answers: folder, timeout: .seconds(3)), in: workspace)
      #expect(
        graded.text == """
          2 Second: 0 of 2 solved
            2.1 Lax tests   red, 1 of 2 tests pass
            2.2 Incomplete  missing

          0 of 2 solved, 0 of 2 points.

          """)
      let text = try String(contentsOf: report, encoding: .utf8)
      #expect(text.contains("There is no file Exercises/Chapter2/2.2-Incomplete.swift."))
      #expect(!text.contains("reset"))
    }
  }
}
