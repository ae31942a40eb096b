/// A compiler's message about a place in a file.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the workspace where it lies in it.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1.
  package let column: Int
  /// What the compiler says, without "error:".
  package let message: String

  /// As the compiler writes it.
  package var description: String { "\(path):\(line):\(column): error: \(message)" }

  /// The errors in a build's output, each once, in the order in which they came.
  ///
  /// - Parameter output: what `swift build` printed.
  package static func errors(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.+)/),
        let line = Int(match.2), let column = Int(match.3)
      else { return nil }
      let error = Diagnostic(
        path: String(match.1), line: line, column: column, message: String(match.4))
      return seen.insert(error).inserted ? error : nil
    }
  }
}
