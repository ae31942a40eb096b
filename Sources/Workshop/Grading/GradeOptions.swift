import Foundation

/// What `grade` is asked for besides the exercises.
package struct GradeOptions: Sendable {
  /// Where results.json goes; "-" is the standard output.
  package var json: String?
  /// Where the JUnit report goes; "-" is the standard output.
  package var junit: String?
  /// Where the table of points goes, as CSV; "-" is the standard output.
  package var csv: String?
  /// Folders of reports that are put together; nothing is graded then.
  package var merge: [String] = []
  /// A folder of another person's answers, or of many people's.
  package var answers: URL?
  /// The only person of a folder of many who is graded, by the folder's name.
  package var only: String?
  /// How long one run of the tests may take.
  package var timeout: Duration

  /// Where reports go.
  var reports: [String] { [json, junit, csv].compactMap(\.self) }
}

extension GradeOptions {
  /// No reports, on the answers of this clone.
  package init(timeout: Duration) {
    self.init(json: nil, timeout: timeout)
  }

  /// The folder that `--answers` names.
  ///
  /// - Throws: `SubmissionError.noName`, since an empty path would be the folder that we are in.
  package static func folder(_ path: String) throws -> URL {
    guard !path.isEmpty else { throw SubmissionError.noName }
    return URL(fileURLWithPath: path)
  }
}
