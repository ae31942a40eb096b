@testable import CourseModel
import Foundation
@testable import Judging
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import Grading

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

  @Test("an answer that keeps the compiler busy without end costs no other one its grade")
  func endlessBuild() throws {
    let limits = CallRecorder<Duration?>()
    let grades = try grades(
      by: { workspace in
        let reader = FixtureReader(workspace).way
        return .double(
          build: { build in
            limits.record(build.timeout)
            if let limit = build.timeout, build.exercise?.name == "Lax" {
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
