import CourseModel
import Foundation

/// The file results.json as Exercism's test runners write it, version 3
/// (exercism/docs, building/tooling/test-runners/interface.md).
///
/// A run is a submission; each of its exercises is a task. A task's number has to be whole and
/// no other's: a hundred times the chapter, plus the number in it. 3.2 is 302.
struct ResultsJSON: Encodable {
  private let version = 3
  private let status: GradedTest.Status
  private let message: String?
  private let tests: [Test]

  init(_ grades: [Grade]) {
    tests = grades.flatMap { grade in grade.tests.map { Test($0, of: grade.exercise) } }
    let ran = grades.flatMap(\.tests).contains { $0.status != .error }
    status = grades.allSatisfy(\.verdict.isSolved) ? .pass : ran ? .fail : .error
    message =
      status == .error
      ? limited(
        grades.map { "\($0.title): \($0.verdict.row)\n\($0.message ?? "")" }.joined(
          separator: "\n\n"))
      : nil
  }

  /// The file's text, with a newline at its end.
  ///
  /// - Throws: an `EncodingError`, which no grade is known to cause.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private enum Key: String, CodingKey {
    case version, status, message, tests
  }

  /// Writes every field, also those that are null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(version, forKey: .version)
    try container.encode(status, forKey: .status)
    try container.encode(message, forKey: .message)
    try container.encode(tests, forKey: .tests)
  }

  private struct Test: Encodable {
    let test: GradedTest
    let task: Int

    init(_ test: GradedTest, of exercise: Exercise) {
      self.test = test
      task = exercise.id.chapter * 100 + exercise.id.number
    }

    enum Key: String, CodingKey {
      case name, status, message, output
      case code = "test_code"
      case task = "task_id"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(test.name, forKey: .name)
      try container.encode(test.code, forKey: .code)
      try container.encode(test.status, forKey: .status)
      try container.encode(test.message.map(limited), forKey: .message)
      try container.encode(test.output.map(limitedOutput), forKey: .output)
      try container.encode(task, forKey: .task)
    }
  }
}
