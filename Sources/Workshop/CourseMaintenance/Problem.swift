/// Something that a maintainer must fix, and where.
struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the workspace's root.
  let path: String
  /// The line in it, from 1.
  let line: Int?
  /// What is wrong, and what to do about it.
  let message: String

  init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// "path:line: message", as compilers write it and editors understand it.
  var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}

/// Output as a part of a message: at most its last forty lines, moved to the right.
func indented(_ output: String) -> String {
  let lines = output.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
  return ((lines.count > 40 ? ["…"] : []) + lines.suffix(40)).map { "    \($0)".trimmedAtEnd }
    .joined(separator: "\n")
}
