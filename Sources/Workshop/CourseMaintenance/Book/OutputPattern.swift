/// Lines that an output must have. `…` alone on a line stands for any number of lines, none
/// included; within a line it stands for any text. White space at the ends of lines, and blank
/// lines at the end of the output, do not count.
struct OutputPattern: Sendable {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = Self.normalized(lines)
  }

  /// Compares an output with the pattern.
  ///
  /// - Returns: nil when it matches; else what differs, and the index of the pattern's line that
  ///   nothing matches, or nil if the output goes on after the pattern's end.
  func difference(from output: [String]) -> (line: Int?, message: String)? {
    let output = Self.normalized(output)
    // How much of the output the lines so far may have matched.
    var reached: Set = [0]
    for (index, line) in lines.enumerated() {
      let start = reached.min() ?? 0
      if line == "…" {
        reached = Set(start...output.count)
        continue
      }
      reached = Set(
        reached.filter { $0 < output.count && matches(output[$0], line) }.map { $0 + 1 })
      if reached.isEmpty {
        if index > 0, lines[index - 1] == "…" { return (index, "No further line is `\(line)`.") }
        let found = start < output.count ? "`\(output[start])`" : "the end of the output"
        return (index, "Expected `\(line)`, found \(found).")
      }
    }
    guard let end = reached.max(), end < output.count else { return nil }
    return (nil, "Expected no more lines, found `\(output[end])`.")
  }

  private static func normalized(_ lines: [String]) -> [String] {
    Array(lines.map(\.trimmedAtEnd).reversed().drop(while: \.isEmpty).reversed())
  }
}

/// Whether a text is what a pattern says, in which `…` stands for any text.
func matches(_ text: String, _ pattern: String) -> Bool {
  let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
  guard parts.count > 1 else { return text == pattern }
  let (first, last) = (parts[0], parts[parts.count - 1])
  guard text.hasPrefix(first), text.dropFirst(first.count).hasSuffix(last) else { return false }
  var rest = text.dropFirst(first.count).dropLast(last.count)
  for part in parts.dropFirst().dropLast() where !part.isEmpty {
    guard let range = rest.firstRange(of: part) else { return false }
    rest = rest[range.upperBound...]
  }
  return true
}
