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

/// A piece of a file.
struct Passage: Hashable, Sendable {
  /// The file, relative to the workspace's root.
  let path: String
  /// The line that it is in, from 1.
  let line: Int
  let text: String

  /// A part of it, in the same line.
  func part(_ text: some StringProtocol) -> Passage {
    Passage(path: path, line: line, text: String(text))
  }

  func problem(_ message: String) -> Problem { Problem(path, line: line, message) }
}

extension String {
  /// The lines, without their newlines, of a file's text.
  func lines(of path: String) -> [Passage] {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      Passage(path: path, line: index + 1, text: String(line))
    }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String { String(drop(while: \.isWhitespace)).trimmedAtEnd }

  /// Without white space at the end.
  var trimmedAtEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Lines as a part of a message: moved to the right.
func indented(_ lines: [String]) -> String {
  lines.map { "    \($0)".trimmedAtEnd }.joined(separator: "\n")
}

/// Output as a part of a message: at most its last forty lines.
func indented(_ output: String) -> String {
  let lines = output.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
  return indented((lines.count > 40 ? ["…"] : []) + lines.suffix(40).map(String.init))
}
