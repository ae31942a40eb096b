/// Why a file isn't a valid `GPSScript`.
package enum GPSScriptError: Error, Equatable, CustomStringConvertible {
  /// The file doesn't exist, can't be read, or isn't text.
  case unreadable(path: String)
  /// The path leads to a folder.
  case folder(path: String)
  /// A line isn't valid.
  case notUnderstood(script: String, line: Int, text: String)
  /// More than one line says what the owner answers.
  case secondAnswer(script: String, line: Int)
  /// No line has a reading.
  case noReading(script: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .unreadable(let path):
      "The GPS script \(path) is missing, or isn't text. Check the path."
    case .folder(let path): "The GPS script \(path) is a folder. Name a file."
    case .notUnderstood(let script, let line, let text):
      """
      Line \(line) of \(script) isn't understood: "\(text)". Write \
      `answer while-in-use`, `answer always`, `answer denied`, \
      `fix LATITUDE LONGITUDE` (from -90 to 90 and from -180 to 180), \
      `fail REASON`, or a comment after a #.
      """
    case .secondAnswer(let script, let line):
      "Line \(line) of \(script) is a second answer, but the owner is asked only once. Delete one."
    case .noReading(let script):
      "\(script) has no reading. Add a line such as `fix 55.68 12.57`."
    }
  }
}
