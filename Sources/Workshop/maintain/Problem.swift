/// Something for a maintainer to fix, and where it is.
struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the workspace's root.
  let path: String
  /// The line number, from 1.
  let line: Int?
  /// What is wrong, and what to do about it.
  let message: String

  init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// "path:line: message", the format of compilers, which editors understand.
  var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}

/// What keeps a check from being made, where the one who asks for it knows the place.
struct Flaw: Error, CustomStringConvertible {
  /// A sentence that says what to do.
  let description: String

  init(_ description: String) { self.description = description }
}

/// A piece of a file.
struct Passage: Hashable, Sendable {
  /// The file, relative to the workspace's root.
  let path: String
  /// The number of its line, from 1.
  let line: Int
  let text: String

  /// A part of this passage, on the same line.
  func part(_ text: some StringProtocol) -> Passage {
    Passage(path: path, line: line, text: String(text))
  }

  func problem(_ message: String) -> Problem { Problem(path, line: line, message) }
}

extension String {
  /// The lines of a file's text, without line breaks.
  func lines(of path: String) -> [Passage] {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      Passage(path: path, line: index + 1, text: String(line))
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  var trimmed: String { String(drop(while: \.isWhitespace)).trimmedAtEnd }

  /// The text without trailing white space.
  var trimmedAtEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Indents lines for a message.
func indented(_ lines: [String]) -> String {
  lines.map { "    \($0)".trimmedAtEnd }.joined(separator: "\n")
}

/// Indents output for a message, limited to its last forty lines.
func indented(_ output: String) -> String {
  let lines = output.trimmedAtEnd.split(separator: "\n", omittingEmptySubsequences: false)
  return indented((lines.count > 40 ? ["…"] : []) + lines.suffix(40).map(String.init))
}
