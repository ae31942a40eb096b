import Foundation

/// What `grade` is asked for besides the exercises.
package struct GradeOptions: Sendable {
  /// Where results.json goes; "-" is the standard output.
  package var json: String?
  /// Where the JUnit report goes; "-" is the standard output.
  package var junit: String?
  /// A folder of another person's answers, or of many people's.
  package var answers: URL?
  /// How long one run of the tests may take.
  package var timeout: Duration

  /// - Parameters:
  ///   - json: where results.json goes; "-" is the standard output.
  ///   - junit: where the JUnit report goes; "-" is the standard output.
  ///   - answers: a folder of another person's answers, or of many people's.
  ///   - timeout: how long one run of the tests may take.
  package init(
    json: String? = nil, junit: String? = nil, answers: URL? = nil, timeout: Duration
  ) {
    self.json = json
    self.junit = junit
    self.answers = answers
    self.timeout = timeout
  }

  /// The folder that `--answers` names.
  ///
  /// - Parameter path: as it was given. An empty one would be the folder that we are in.
  /// - Throws: `SubmissionError.noName`.
  package static func folder(_ path: String) throws -> URL {
    guard !path.isEmpty else { throw SubmissionError.noName }
    return URL(fileURLWithPath: path)
  }
}
