import Foundation

/// Compares an output with the expected lines.
///
/// `…` alone on a line matches any number of lines, or none; within a line it matches any text.
/// White space at the ends of lines and blank lines at the end are ignored.
///
/// - Returns: nil if the output matches; otherwise what differs, and the index of the pattern's
///   line that nothing matches, or nil if the output continues after the end of the pattern.
func difference(
  of output: [String], from pattern: [String]
) -> (line: Int?, message: String)? {
  let (output, pattern) = (normalized(output), normalized(pattern))
  // The possible ends of the output matched so far.
  var reached: Set = [0]
  for (index, line) in pattern.enumerated() {
    let start = reached.min() ?? 0
    reached =
      line == "…"
      ? Set(start...output.count)
      : Set(reached.filter { $0 < output.count && matches(output[$0], line) }.map { $0 + 1 })
    if reached.isEmpty {
      let found = start < output.count ? "`\(output[start])`" : "the end of the output"
      return (index, "Expected `\(line)`, found \(found).")
    }
  }
  guard let end = reached.max(), end < output.count else { return nil }
  return (nil, "Expected no more lines, found `\(output[end])`.")
}

private func normalized(_ lines: [String]) -> [String] {
  Array(lines.map(\.trimmedAtEnd).reversed().drop(while: \.isEmpty).reversed())
}

/// Whether a text matches a pattern, in which `…` matches any text.
func matches(_ text: String, _ pattern: String) -> Bool {
  let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    .map { NSRegularExpression.escapedPattern(for: String($0)) }
  let regex = try? Regex(parts.joined(separator: "(?s:.*)"))
  return regex.map { text.wholeMatch(of: $0) != nil } ?? (text == pattern)
}
