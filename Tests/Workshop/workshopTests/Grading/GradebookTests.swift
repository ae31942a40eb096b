@testable import CourseModel
import Foundation
@testable import Judging
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

@Suite("Grading answers", .blocking)
struct GradebookTests {
  /// Grades the reference answers of the fixture's second chapter.
  private func grades(
    by way: (Workspace) -> TestWay, buildTimeout: Duration? = nil
  ) throws -> [Grade] {
    try FixtureCourse.withCopy { workspace in
      let course = Course(discoveredIn: workspace)
      var gradebook = Gradebook(
        course, .testing(way(workspace)), terminal: .scripted(output: CallRecorder()),
        options: GradeOptions(timeout: .seconds(3)), title: \.name,
        stars: { _ in 2 }, output: { _ in })
      if let buildTimeout { gradebook.buildTimeout = buildTimeout }
      let chapter = try #require(course.chapters.last)
      return try gradebook.grades(
        of: chapter.exercises.map { Answer(to: $0, at: $0.solution, in: workspace) })
    }
  }

  @Test(
    "what stops the grading of a class is told with the person, and the table so far is shown",
    arguments: [nil, "-"])
  func stopped(csv: String?) throws {
    try FixtureCourse.withCopy { workspace in
      let course = Course(discoveredIn: workspace)
      let exercise = try #require(course.exercises.first)
      for name in ["ana", "bob", "cy"] {
        let file = workspace.url("class/\(name)/\(exercise.folder)/\(exercise.fileName)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("// \(name)\n\(workspace.text(exercise.solution))".utf8).write(to: file)
      }
      let reader = FixtureReader(workspace).way
      let way = TestWay.double(
        build: { build in
          let answer = try workspace.text(
            "\(TestBuild.answers)/\(exercise.folder)/\(exercise.fileName)")
          if answer.hasPrefix("// bob") { throw BuildError.stale }
          return try reader.build(build) { _ in }
        }, run: { build, options in try reader.run(build, options) { _ in } })
      let output = CallRecorder<String>()
      let gradebook = Gradebook(
        course, .testing(way), terminal: .scripted(output: output),
        options: GradeOptions(
          csv: csv, answers: workspace.url("class"), timeout: .seconds(3)),
        title: \.name, stars: { _ in 2 }, output: { _ in })
      let error = #expect(throws: GradingStopped.self) {
        try gradebook.grade([exercise], handedInTo: workspace.url("class"))
      }
      #expect(
        error?.description.contains("happened with the answers of bob, number 2 of 3.") == true)
      let showsTable = csv == nil
      #expect(output.calls.joined().contains("\nana ") == showsTable)
      #expect(error?.description.contains("The table above") == showsTable)
    }
  }

  @Test("an answer that keeps the compiler busy without end costs no other one its grade")
  func endlessBuild() throws {
    let limits = CallRecorder<Duration?>()
    let grades = try grades(
      by: { workspace in
        let reader = FixtureReader(workspace).way
        return .double(
          build: { build in
            limits.record(build.timeout)
            if let limit = build.timeout, build.exercise.name == "Lax" {
              throw BuildError.timedOut(after: limit)
            }
            return try reader.build(build) { _ in }
          },
          run: { try reader.run($0, $1) { _ in } })
      }, buildTimeout: .milliseconds(1))
    let sentence = "With this file: Swift was still building after 0.001 s, and was stopped."
    #expect(grades.map(\.verdict) == [.notRun(sentence), .solved(tests: 2)])
    #expect(limits.calls == [.milliseconds(1), .milliseconds(1)])
  }

  @Test("each test comes with its source text, and with what became of it")
  func tests() throws {
    let grades = try grades { FixtureReader($0).way }
    #expect(grades.map(\.title) == ["Lax", "Incomplete"])
    let tests = try #require(grades.first?.tests)
    #expect(tests.map(\.name) == ["it is seven", "nothing else is asked"])
    #expect(tests.map(\.status) == [.pass, .pass])
    #expect(tests.last?.code == "@Test(\"nothing else is asked\")\nfunc nothingElse() {}")
  }
}
