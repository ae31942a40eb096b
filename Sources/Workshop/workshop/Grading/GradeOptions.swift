import Foundation

/// The options of `grade`, besides the exercises.
struct GradeOptions: Sendable {
  /// The destination of results.json; "-" is the standard output.
  var json: String?
  /// The destination of the JUnit report; "-" is the standard output.
  var junit: String?
  /// The destination of the table of points as CSV; "-" is the standard output.
  var csv: String?
  /// A folder with one person's answers, or with many people's.
  var answers: URL?
  /// The one person to grade in a folder of many people's answers, by the name of their folder.
  var only: String?
  /// The time limit for a test run.
  var timeout: Duration

  /// The destinations of the reports.
  var reports: [String] { [json, junit, csv].compactMap(\.self) }
}

extension GradeOptions {
  /// No reports, for the answers in this clone.
  init(timeout: Duration) {
    self.init(json: nil, timeout: timeout)
  }

  /// The folder that `--answers` names.
  ///
  /// - Throws: `SubmissionError.noName` for an empty path, which would be the current folder.
  static func folder(_ path: String) throws -> URL {
    guard !path.isEmpty else { throw SubmissionError.noName }
    return URL(fileURLWithPath: path)
  }
}
