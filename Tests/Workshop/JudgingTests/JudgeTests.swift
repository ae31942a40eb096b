@testable import CourseModel
import Foundation
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import Judging

/// The verdicts on the fixture course, whose answers are read and not compiled.
@Suite("A judge gives each answer its verdict", .blocking)
struct JudgeTests {
  /// Judges files of the fixture course.
  private func judge(
    _ files: KeyValuePairs<String, String>, adding added: [String: Data] = [:]
  ) throws -> [Verdict] {
    try FixtureCourse.withCopy { workspace in
      let course = Course(discoveredIn: workspace)
      for (path, data) in added {
        try data.write(to: workspace.url(path))
      }
      let answers = try files.map { id, path in
        let exercise = try #require(ExerciseID(id).flatMap(course.exercise))
        return Answer(to: exercise, at: path, in: workspace)
      }
      return try Judge(workspace, FixtureReader(workspace).toolchain, timeout: .seconds(3))
        .judge(answers).map(\.verdict)
    }
  }

  @Test("each exercise of a chapter gets the verdict that it deserves, in order")
  func verdicts() throws {
    let verdicts = try judge([
      "1.1": "Exercises/Chapter1/1.1-Passes.swift", "1.2": "Exercises/Chapter1/1.2-Red.swift",
      "1.3": "Exercises/Chapter1/1.3-Broken.swift",
    ])
    let failure = Failure(
      test: "it is seven", sentences: ["red() must be seven."],
      expectation: "Expectation failed: (red() → 0) == 7",
      reading: "Read: Book/01-First.md, \"Seven\"", file: "1.2-RedTests.swift", line: 10)
    let error = Diagnostic(
      path: "Exercises/Chapter1/1.3-Broken.swift", line: 7, column: 3,
      message: "cannot convert return expression of type 'String' to return type 'Int'")
    #expect(
      verdicts == [
        .solved(tests: 2), .red([failure], passed: 1, of: 2), .doesNotCompile([error]),
      ])
  }

  @Test("a file that is missing, empty or not UTF-8 is told, and the others have their verdict")
  func unreadable() throws {
    let verdicts = try judge(
      [
        "1.1": "gone.swift", "1.2": "empty.swift", "2.1": "latin.swift",
        "1.3": "Solutions/Chapter1/1.3-Broken.swift",
      ], adding: ["empty.swift": Data(" \n".utf8), "latin.swift": Data([0x2f, 0x2f, 0xe6, 0x0a])])
    #expect(
      verdicts == [
        .unreadable(.missing("gone.swift")), .unreadable(.refused("empty.swift", "empty")),
        .unreadable(.notUTF8("latin.swift")), .solved(tests: 2),
      ])
  }
}
