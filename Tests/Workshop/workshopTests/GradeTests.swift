@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

/// Grading copies of the fixture course, whose answers are read and not compiled.
@Suite("grade", .blocking)
struct GradeTests {
  private func grade(
    _ word: String?, _ options: GradeOptions, in workspace: Workspace,
    toolchain: Toolchain? = nil, output: CallRecorder<String> = CallRecorder()
  ) throws -> (exit: WorkshopExit, text: String) {
    let workshop = Workshop(
      workspace, output: output, toolchain: toolchain ?? FixtureReader(workspace).toolchain)
    let exit = try workshop.grade(workshop.selection(word), options, timeout: .seconds(3))
    // A machine may be slow.
    return (exit, output.calls.filter { !$0.hasPrefix(ProgressLine.plainStart) }.joined())
  }

  /// Copies the course, with a folder `class` in it.
  ///
  /// - Parameter numbers: what the functions in the class's files return, by path.
  private func withClass(_ numbers: [String: String], _ body: (Workspace) throws -> Void) throws {
    try FixtureCourse.withCopy { workspace in
      for (path, number) in numbers {
        let file = workspace.url("class/\(path)")
        try file.deletingLastPathComponent().createFolder()
        let function = path.contains("Lax") ? "lax" : "other"
        try Data("func \(function)() -> Int {\n  \(number)\n}\n".utf8).write(to: file)
      }
      try body(workspace)
    }
  }

  /// results.json as another program would read it.
  private struct Results: Decodable {
    struct Test: Decodable {
      let name, test_code, status: String
      let message, output: String?
      let task_id: Int
    }
    let version: Int
    let status: String
    let tests: [Test]
  }

  private func results(_ path: String, in workspace: Workspace) throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(contentsOf: workspace.url(path)))
  }

  @Test("everything is judged and scored, and the report tells each test")
  func everything() throws {
    try FixtureCourse.withCopy { workspace in
      let options = GradeOptions(json: workspace.url("results.json").path)
      _ = try grade(nil, options, in: workspace)
      let results = try results("results.json", in: workspace)
      #expect((results.version, results.status) == (3, "fail"))
      #expect(
        results.tests.map { "\($0.task_id) \($0.name): \($0.status)" } == [
          "101 it is seven: pass", "101 nothing else is asked: pass",
          "102 it is seven: fail", "102 nothing else is asked: pass",
          "103 it is seven: error", "103 nothing else is asked: error",
          "201 it is seven: fail", "201 nothing else is asked: pass",
          "202 it is seven: fail", "202 nothing else is asked: pass",
        ])
      let messages = results.tests.map { $0.message ?? "" }
      #expect(
        messages[2] == """
          red() must be seven.
          Expectation failed: (red() → 0) == 7
          Read: Book/01-First.md, "Seven"
          """)
      #expect(results.tests[2].test_code.hasPrefix("@Test(\"it is seven\")\nfunc isSeven() {\n  #"))

      let first = try #require(Course(discoveredIn: workspace).exercises.first)
      #expect(Progress(of: workspace).state(of: first) == .solved)
    }
  }

  @Test("what the answer prints is told with the first test, and a crash with those that it ended")
  func output() throws {
    try FixtureCourse.withCopy { workspace in
      let toolchain = Toolchain.running { exercise in
        .reporting(
          exercise, ["it is seven": .unfinished, "nothing else is asked": .notStarted],
          end: .crashed(signal: 5), printed: String(repeating: "x", count: 600))
      }
      let options = GradeOptions(json: workspace.url("results.json").path)
      _ = try grade("1.1", options, in: workspace, toolchain: toolchain)
      let tests = try results("results.json", in: workspace).tests
      let note = "\nOutput was truncated. Please limit to 500 chars"
      let xs = String(repeating: "x", count: 500 - note.count)
      #expect(tests.map(\.output) == [xs + note, nil])
      #expect(tests[0].message?.hasPrefix("The program crashed in the test") == true)
      #expect(tests[1].message == "It did not finish, because of the test \"it is seven\".")
    }
  }

  private let aClass = [
    "ana/Chapter2/2.1-Lax.swift": "7", "ana/Chapter2/2.2-Other.swift": "7",
    "bob/2.1-Lax (1).swift": "7", "bob/2.2-Other.swift": "\"\"", "zoe.zip": "",
  ]

  @Test("a class is graded person by person, and none spoils another")
  func everyone() throws {
    try withClass(aClass) { workspace in
      let before = workspace.files(below: "class")
      let reports = workspace.url("reports").path
      let graded = try grade(
        "2", GradeOptions(answers: workspace.url("class").path, json: reports, junit: reports),
        in: workspace)
      #expect(graded.exit == .red)
      let remarks = "2.1 missing; 2.2 does not compile; not read: 2.1-Lax (1).swift"
      #expect(
        graded.text == """
                    ch. 2  solved  points
          possible      2       2       2
          ana           2       2       2
          bob           0       0       0   \(remarks)

          Only folders are graded, so unpack archives. Skipped: zoe.zip.

          """)
      #expect(try results("reports/ana.json", in: workspace).status == "pass")
      let messages = try results("reports/bob.json", in: workspace).tests.map(\.message)
      #expect(messages[0] == "There is no file Chapter2/2.1-Lax.swift.")
      #expect(messages[2]?.contains("Chapter2/2.2-Other.swift:2:3: error") == true)
      #expect(workspace.fileExists("reports/bob.xml"))
      #expect(workspace.files(below: "class") == before)
      #expect(!workspace.fileExists(".workshop"), "It must not count as progress here.")
    }
  }

  @Test("one person of a class can be graded alone, with a report in the same form")
  func only() throws {
    try withClass(aClass) { workspace in
      let options = GradeOptions(
        answers: workspace.url("class").path, only: "ana", json: workspace.url("reports").path)
      let graded = try grade("2", options, in: workspace)
      #expect(graded.exit == .success)
      #expect(workspace.files(below: "reports") == ["reports/ana.json"])
    }
  }

  @Test("what stops the grading of a class is told with the person, and costs no earlier report")
  func stopped() throws {
    try withClass(["ana/2.1-Lax.swift": "0", "bob/2.1-Lax.swift": "0"]) { workspace in
      let reader = FixtureReader(workspace).toolchain
      let builds = CallRecorder<Void>()
      let toolchain = Toolchain.building { exercise in
        builds.record(())
        if builds.count == 2 { throw BuildError.stale }
        return try reader.build(exercise) { _ in }
      }
      let output = CallRecorder<String>()
      let options = GradeOptions(
        answers: workspace.url("class").path, csv: workspace.url("grades.csv").path)
      #expect(throws: BuildError.stale) {
        try grade("2.1", options, in: workspace, toolchain: toolchain, output: output)
      }
      #expect(output.calls.joined().hasSuffix("The grading has stopped at bob, 2 of 2.\n"))
      let csv = try workspace.text("grades.csv")
      #expect(csv.contains("\r\nana,0,0,0,2.1 red\r\n"))
    }
  }

  @Test("what can't be graded or written is told before the grading, with what to do")
  func badOptions() throws {
    try withClass(["ana/2.1-Lax.swift": "7", "empty/x.md": ""]) { workspace in
      func path(_ name: String) -> String { workspace.url(name).path }
      let everyone = path("class")
      let faults: [(GradeOptions, String)] = [
        (GradeOptions(only: "ana"), "--only needs --answers"),
        (GradeOptions(answers: path("no")), "There is no folder '\(path("no"))'"),
        (GradeOptions(answers: path("class/empty")), "There are no answers"),
        (GradeOptions(answers: everyone, only: "an"), "There is no person 'an' in \(everyone)"),
        (GradeOptions(json: path("no/x")), "'\(path("no/x"))': No such file or directory. "),
        (
          GradeOptions(answers: everyone, json: path("Package.swift")),
          "'\(path("Package.swift"))': Not a directory. For a class, name a folder"
        ),
        (GradeOptions(json: path("x"), csv: path("x")), "Two reports would be written to"),
      ]
      for (options, sentence) in faults {
        let error = #expect(throws: UsageError.self) {
          try grade("2", options, in: workspace, toolchain: .unused)
        }
        #expect(error?.description.contains(sentence) == true, "\(sentence)")
      }
    }
  }
}
