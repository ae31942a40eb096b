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
        let file = workspace.url(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
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
      "1.3": "Exercises/Chapter1/1.3-Broken.swift", "1.4": "Exercises/Chapter1/1.4-Crash.swift",
      "1.5": "Exercises/Chapter1/1.5-Endless.swift",
    ])
    let failure = Failure(
      test: "it is seven", sentences: ["red() must be seven."],
      expectation: "Expectation failed: (red() → 0) == 7",
      reading: "Read: Book/01-First.md, \"Seven\"", file: "1.2-RedTests.swift", line: 10)
    let error = Diagnostic(
      path: "Exercises/Chapter1/1.3-Broken.swift", line: 13, column: 3,
      message: "cannot convert return expression of type 'String' to return type 'Int'")
    #expect(
      verdicts == [
        .solved(tests: 2), .red([failure], passed: 1, of: 2), .doesNotCompile([error]),
        .crashed(
          test: "it is seven", message: "Fatal error: the stub traps (1.4-Crash.swift:13)"),
        .limitExceeded(test: "it is seven", limit: .time(.seconds(3))),
      ])
  }

  @Test("a declaration that the tests need and that is gone is told apart")
  func interfaceMismatch() throws {
    let file = "renamed.swift"
    let verdicts = try judge(
      ["1.2": file, "1.1": "Solutions/Chapter1/1.1-Passes.swift"],
      adding: [file: Data("func rot() -> Int { 7 }\n".utf8)])
    guard case .interfaceMismatch(let errors) = verdicts[0] else {
      Issue.record("1.2 must miss a declaration, but is \(verdicts[0])")
      return
    }
    #expect(errors.map(\.message) == ["cannot find 'red' in scope"])
    #expect(verdicts[1].isSolved)
  }

  @Test("a file that is missing or is not UTF-8 is told apart, and the others have their verdict")
  func unreadable() throws {
    let (gone, latin) = ("Exercises/Chapter1/gone.swift", "Exercises/Chapter1/latin.swift")
    let verdicts = try judge(
      ["1.2": gone, "1.1": latin, "1.3": "Solutions/Chapter1/1.3-Broken.swift"],
      adding: [latin: Data([0x2f, 0x2f, 0xe6, 0x0a])])
    #expect(
      verdicts == [
        .unreadable(.missing(gone)), .unreadable(.notUTF8(latin)), .solved(tests: 2),
      ])
  }

  @Test("several answers to one exercise are judged one after another, each by its own text")
  func takingTurns() throws {
    let reference = "Solutions/Chapter1/1.2-Red.swift"
    let verdicts = try judge(
      [
        "1.2": reference, "1.2": "eight.swift", "1.1": "Exercises/Chapter1/1.1-Passes.swift",
        "1.2": "Exercises/Chapter1/1.2-Red.swift", "1.2": reference,
      ], adding: ["eight.swift": Data("func red() -> Int { 8 }\n".utf8)])
    #expect(verdicts.map(\.word) == ["solved", "red", "solved", "red", "solved"])
    let expectations = verdicts.map { verdict -> String? in
      if case .red(let failures, _, _) = verdict { failures.first?.expectation } else { nil }
    }
    #expect(
      expectations == [
        nil, "Expectation failed: (red() → 8) == 7", nil, "Expectation failed: (red() → 0) == 7",
        nil,
      ])
  }
}
