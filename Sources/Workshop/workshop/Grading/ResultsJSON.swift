import CourseModel
import Foundation

/// The file results.json in the format of Exercism's test runners, version 3 (exercism/docs,
/// building/tooling/test-runners/interface.md).
///
/// A run is a submission, and each of its exercises is a task. A task's number must be unique and
/// an integer: 100 times the chapter, plus the number in the chapter. 3.2 becomes 302.
///
/// The format has no place for the person's name, stars or warnings. They are in a key of our own,
/// `grading`, which other readers ignore.
struct ResultsJSON {
  /// The grades, in the order of the course.
  let grades: [Grade]
  /// The same grades in short form.
  let sheet: GradeSheet

  /// The file's text, with a line break at its end.
  ///
  /// - Throws: an `EncodingError`, though no grade is known to cause one.
  func text() throws -> String {
    let ran = grades.flatMap(\.tests).contains { $0.status != .error }
    let status: GradedTest.Status =
      grades.allSatisfy(\.verdict.isSolved) ? .pass : ran ? .fail : .error
    let reasons = grades.map { "\($0.title): \($0.verdict.row)\n\($0.message ?? "")" }
    let fields: [String: Value] = [
      "version": .number(3), "status": .text(status.rawValue),
      "message": .text(status == .error ? limited(reasons.joined(separator: "\n\n")) : nil),
      "tests": .list(grades.flatMap { grade in grade.tests.map { test($0, of: grade.exercise) } }),
      "grading": .sheet(sheet),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(fields), as: UTF8.self) + "\n"
  }

  private func test(_ test: GradedTest, of exercise: Exercise) -> [String: Value] {
    [
      "name": .text(test.name), "test_code": .text(test.code),
      "status": .text(test.status.rawValue), "message": .text(test.message.map(limited)),
      "output": .text(test.output.map(limitedOutput)),
      "task_id": .number(exercise.id.chapter * 100 + exercise.id.number),
    ]
  }

  /// A field's value. Every field is written, even if it's null.
  private enum Value: Encodable {
    case text(String?)
    case number(Int)
    case list([[String: Value]])
    case sheet(GradeSheet)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .list(let items): try container.encode(items)
      case .sheet(let sheet): try container.encode(sheet)
      }
    }
  }
}
