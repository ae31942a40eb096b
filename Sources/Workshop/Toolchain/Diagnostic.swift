import CourseModel

/// A compiler's message about a place in a file.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the workspace if it's inside.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// The compiler's message, without "error:".
  package let message: String

  /// The lines of code that the compiler shows below the message, with its notes.
  package var excerpt: [String] = []

  /// The protocol's requirements that a type lacks, as in the protocol's source; empty unless the
  /// message is about that.
  package var requirements: [String] = []

  /// - Parameters:
  ///   - path: the file, relative to the workspace if it's inside.
  ///   - line: the line, from 1.
  ///   - column: the column, from 1.
  ///   - message: the compiler's message.
  ///   - excerpt: the lines of code that are shown below the message.
  ///   - requirements: the protocol's requirements that a type lacks.
  package init(
    path: String, line: Int, column: Int, message: String, excerpt: [String] = [],
    requirements: [String] = []
  ) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.message, self.excerpt, self.requirements) = (message, excerpt, requirements)
  }

  /// The line of code that the message is about, from the excerpt.
  package var code: String? {
    excerpt.lazy.compactMap { $0.wholeMatch(of: /\s*(\d+) \| ?(.*)/) }
      .first { Int($0.1) == line }.map { String($0.2) }
  }

  /// The compiler's own format, without the excerpt.
  package var description: String { "\(path):\(line):\(column): error: \(message)" }

  /// The errors in a build's output, each once, in order of appearance.
  ///
  /// - Parameter output: the output of `swift build`.
  package static func errors(in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var isInExcerpt = false
    // The line of code that the compiler's notes are about.
    var code = ""
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let error = error(line) {
        errors.append(error)
        isInExcerpt = true
      } else if !errors.isEmpty, let origin = origin(line) {
        // Code that a macro generates belongs to the line with the macro.
        (errors[errors.count - 1].path, errors[errors.count - 1].line) = (origin.path, origin.line)
        errors[errors.count - 1].column = origin.column
      } else if isInExcerpt, line.contains(/^ *\d* *\||^ +:$/) {
        errors[errors.count - 1].excerpt.append(String(line))
      } else {
        isInExcerpt = false
      }
      if let match = line.wholeMatch(of: /\s*\d+ \| +(.*)/) { code = String(match.1) }
      if line.contains(#/^ +\|.*note: protocol requires /#), !errors.isEmpty,
        !errors[errors.count - 1].requirements.contains(code)
      {
        errors[errors.count - 1].requirements.append(code)
      }
    }
    // A macro's expansion often repeats an error in the code that it's given.
    var seen: Set<[String]> = []
    return errors.filter { seen.insert([$0.path, "\($0.line)", $0.message]).inserted }
  }

  /// The place of the code that a macro was given.
  private static func origin(_ line: Substring) -> (path: String, line: Int, column: Int)? {
    guard
      let match = line.wholeMatch(of: /`- (.+):(\d+):(\d+): note: expanded code originates here/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), line, column)
  }

  /// The errors in a build's output, with paths relative to the workspace's root.
  static func errors(in output: String, of workspace: Workspace) -> [Diagnostic] {
    errors(in: output).map { error in
      var error = error
      if error.path.hasPrefix(workspace.root.path + "/") {
        error.path = String(error.path.dropFirst(workspace.root.path.count + 1))
      }
      return error
    }
  }

  private static func error(_ line: Substring) -> Diagnostic? {
    // The name of a diagnostic group may follow in brackets.
    guard let match = line.wholeMatch(of: /(\S.*?):(\d+):(\d+): error: (.+?)(?: \[#\w+\])?/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    return Diagnostic(
      path: String(match.1), line: line, column: column, message: String(match.4))
  }
}
