import CourseModel
import Foundation
import Judging

/// The file results.json in the format of Exercism's test runners, version 3 (exercism/docs,
/// building/tooling/test-runners/interface.md). A run is a submission, and each of its exercises is
/// a task.
///
/// The format has no place for the person's name, points or warnings. They are in a key of our own,
/// `grading`, which other readers ignore.
struct ResultsJSON: Encodable {
  private struct Grading: Encodable {
    struct Exercise: Encodable {
      let exercise, title: String
      let stars, points: Int
      let verdict: String
    }
    let name: String
    let warnings: [String]
    let exercises: [Exercise]
  }

  private let version = 3
  private let status: GradedTest.Status
  private let message: String?
  private let tests: [GradedTest]
  private let grading: Grading

  init(_ sheet: GradeSheet) {
    tests = sheet.grades.flatMap(\.tests)
    let ran = tests.contains { $0.status != .error }
    status = sheet.isSolved ? .pass : ran ? .fail : .error
    let reasons = sheet.grades.map { "\($0.title): \($0.verdict.row)\n\($0.message ?? "")" }
    message = status == .error ? reasons.joined(separator: "\n\n") : nil
    grading = Grading(
      name: sheet.name, warnings: sheet.warnings,
      exercises: sheet.grades.map {
        Grading.Exercise(
          exercise: $0.exercise.id.description, title: $0.title, stars: $0.stars,
          points: $0.points, verdict: $0.word)
      })
  }

  /// The file's text, with a line break at its end.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
