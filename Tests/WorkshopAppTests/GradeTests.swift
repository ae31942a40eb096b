import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

/// Grading, tried on a copy of the fixture course of its own, so that it goes on beside the others.
@Suite("Grading the fixture course", .serialized, .blocking)
struct GradeFixtureTests {
  let workspace: Workspace
  let course: Course

  init() throws {
    workspace = try Self.copy.get()
    course = Course(discoveredIn: workspace)
  }

  /// One copy for the whole run, so that it is built from nothing only once.
  private static let copy = Result { try FixtureTests.copyOfFixture() }

  private func exercise(_ id: String) throws -> Exercise {
    try #require(ExerciseID(id).flatMap(course.exercise))
  }

  /// What `grade` leaves behind.
  private struct Graded {
    let exit: WorkshopExit
    /// What it wrote to the terminal.
    let text: String
    /// What it wrote to the standard output as a report.
    let output: String
  }

  private func grade(_ selection: String?, _ options: GradeOptions) throws -> Graded {
    let (written, reported) = (CallRecorder<String>(), CallRecorder<String>())
    let workshop = Workshop(course, terminal: .scripted(output: written))
    let exit = try workshop.grade(
      try selection.map { try Selection($0, in: course) }, options
    ) { reported.record($0) }
    return Graded(
      exit: exit, text: written.calls.joined(), output: reported.calls.joined())
  }

  private func results(_ json: String) throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(json.utf8))
  }

  /// results.json as somebody else would read it.
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

  @Test("everything is judged and scored, and the reports tell each test")
  func grading() throws {
    let graded = try grade(nil, GradeOptions(json: "-", timeout: .seconds(3)))
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
        == "It did not run to its end, because of the test \"it is seven\".")
    #expect(results.tests[8].message?.contains("did not end within 3") == true)

    let progress = Progress(of: workspace)
    #expect(progress.state(of: try exercise("1.1")) == .solved)
    #expect(progress.state(of: try exercise("1.3")) == .begun)
  }

  @Test("many submissions are graded one after the other, and none spoils another")
  func submissions() async throws {
    try await withTemporaryFolder { folder in
      let handedIn = folder.appending(path: "handed-in")
      for name in ["ana/Chapter1", "bob", "cy/Exercises/Chapter1", "reports"] {
        try FileManager.default.createDirectory(
          at: handedIn.appending(path: name), withIntermediateDirectories: true)
      }
      let files = try exercisesOfChapter1()
      for (exercise, text) in files {
        try text.write(to: handedIn.appending(path: "ana/Chapter1/\(exercise.fileName)"))
        try text.write(to: handedIn.appending(path: "cy/Exercises/Chapter1/\(exercise.fileName)"))
        try text.write(to: handedIn.appending(path: "bob/\(exercise.fileName)"))
      }
      let bob = { (name: String) in handedIn.appending(path: "bob/\(name)") }
      try FileManager.default.removeItem(at: bob("1.1-Passes.swift"))
      try FileManager.default.removeItem(at: bob("1.2-Red.swift"))
      try FileManager.default.createSymbolicLink(
        at: bob("1.2-Red.swift"),
        withDestinationURL: workspace.url("Solutions/Chapter1/1.2-Red.swift"))
      try Data("func broken() -> Int { seven }\n".utf8).write(to: bob("1.3-Broken.swift"))
      // Its error claims to be a neighbour's.
      let neighbour = workspace.url(AnswerSheet.path(of: try exercise("1.5"))).path
      try Data("#sourceLocation(file: \"\(neighbour)\", line: 1)\nlet x: Int = \"\"\n".utf8)
        .write(to: bob("1.4-Crash.swift"))
      try Data("let extra = 1\n".utf8).write(to: bob("1.5-Copy.swift"))
      func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: handedIn.path)
          .filter { !$0.hasPrefix("reports") }.sorted()
      }
      let before = try paths()
      let progress = try? workspace.text(".workshop/progress")

      let reports = handedIn.appending(path: "reports").path
      let graded = try grade(
        "1",
        GradeOptions(json: reports, junit: reports, answers: handedIn, timeout: .seconds(3)))
      #expect(graded.exit == .red)
      #expect(
        graded.text == """
          1 of 3: ana
          2 of 3: bob
          3 of 3: cy

                chapter 1   solved
          ana      5 of 5   5 of 5
          bob      1 of 5   1 of 5   1.2 is a symbolic link
          cy       5 of 5   5 of 5

          """)
      let ana = try results(try String(contentsOfFile: "\(reports)/ana.json", encoding: .utf8))
      #expect(ana.status == "pass")
      let results = try results(try String(contentsOfFile: "\(reports)/bob.json", encoding: .utf8))
      #expect(
        results.tests.map(\.status) == Array(repeating: "error", count: 8) + ["pass", "pass"])
      #expect(results.tests[0].message == "There is no file bob/1.1-Passes.swift.")
      #expect(
        results.tests[2].message
          == "The file bob/1.2-Red.swift was not read: it is a symbolic link, and links are not "
          + "followed.")
      #expect(results.tests[4].message?.contains("Chapter1/1.3-Broken.swift:1:24: error") == true)
      let message = try #require(results.tests[6].message)
      #expect(message.hasPrefix("With this file nothing can be built:\n/"))
      #expect(!message.contains("Compiling"))
      #expect(FileManager.default.fileExists(atPath: "\(reports)/cy.xml"))

      #expect(try paths() == before)
      #expect((try? workspace.text(".workshop/progress")) == progress)
    }
  }

  private func exercisesOfChapter1() throws -> [(Exercise, Data)] {
    let chapter = try #require(course.chapters.first)
    return try chapter.exercises.map { ($0, Data(try workspace.text($0.solution).utf8)) }
  }

  @Test("what a test prints is told with that test, up to 500 characters")
  func output() async throws {
    try await withTemporaryFolder { folder in
      let text = """
        func red() -> Int {
          print("one\\ntwo")
          print(String(repeating: "x", count: 600))
          return 7
        }
        """
      let file = folder.appending(path: "1.2-Red.swift")
      try Data(text.utf8).write(to: file)
      let graded = try grade(
        "1.2", GradeOptions(json: "-", answers: folder, timeout: .seconds(3)))
      let results = try results(graded.output)
      #expect(graded.exit == .success)
      let note = "\nOutput was truncated. Please limit to 500 chars"
      let xs = String(repeating: "x", count: 500 - 8 - note.count)
      #if os(macOS)
        #expect(results.tests.map(\.output) == [nil, nil])
      #else
        #expect(results.tests.map(\.output) == ["one\ntwo\n\(xs)\(note)", nil])
      #endif
    }
  }

  @Test("an answer that keeps the compiler busy without end costs nobody else a grade")
  func endlessBuild() throws {
    var grader = Grader(
      course: course, title: \.name, timeout: .seconds(3), collectsOutput: false)
    // No build is as quick as that, so every one counts as endless.
    grader.buildTimeout = .milliseconds(1)
    let chapter = try #require(course.chapters.last)
    // Something to build, whatever was built before.
    try? FileManager.default.removeItem(at: workspace.url(".build/workshop/rebuild.json"))
    let grades = try grader.grades(of: chapter.exercises, in: chapter) { .success($0.solution) }
    let sentence = "With this file: Swift was still building after 0.001 s, and was stopped."
    #expect(grades.map(\.verdict) == [.notRun(sentence), .notRun(sentence)])
  }

  @Test("a table shows each chapter's exercises, and what was not handed in is missing")
  func table() async throws {
    try await withTemporaryFolder { folder in
      let copy = folder.appending(path: "Exercises/Chapter2/2.1-Lax.swift")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("func lax() -> Int { 0 }\n".utf8).write(to: copy)
      let report = folder.appending(path: "report.xml")
      let graded = try grade(
        "2", GradeOptions(junit: report.path, answers: folder, timeout: .seconds(3)))
      #expect(
        graded.text == """
          2 Second: 0 of 2 solved
            2.1 Lax tests   red, 1 of 2 tests pass
            2.2 Incomplete  missing

          0 of 2 solved.

          """)
      let text = try String(contentsOf: report, encoding: .utf8)
      #expect(text.contains("There is no file Exercises/Chapter2/2.2-Incomplete.swift."))
      #expect(!text.contains("reset"))
    }
  }

  @Test("the graph is told as text and as a diagram")
  func graph() throws {
    let written = CallRecorder<String>()
    let workshop = Workshop(course, terminal: .scripted(output: written))
    #expect(try workshop.graph(1, asMermaid: false) == .success)
    #expect(try workshop.graph(nil, asMermaid: true) == .success)
    #expect(
      written.calls.joined() == """
        library      First
        flowchart TD
          subgraph C1["Chapter 1"]
            First(First)
          end
          subgraph C2["Chapter 2"]
            Second(Second)
          end

        """)
  }
}
