import TerminalUI

extension Workshop {
  /// The maximum number of lines of a demonstration.
  private static let demonstrationLines = 20

  /// The learner's answer at work, shown between the verdict of a solved exercise and what was
  /// learned.
  ///
  /// - Parameter text: the demonstration from the tests; nothing is shown if it's empty.
  @LineListBuilder func demonstration(_ text: String) -> [Line] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    if let first = lines.firstIndex(where: { !isBlank($0) }),
      let last = lines.lastIndex(where: { !isBlank($0) })
    {
      let shown = lines[first...last]
      let isWhole = shown.count <= Self.demonstrationLines
      ""
      "Your answer at work:"
      // A picture is cut off if it's too wide, like code: wrapped, it would fall apart.
      shown.prefix(isWhole ? shown.count : Self.demonstrationLines - 1).map { line in
        isBlank(line) ? "" : Line(code: "  \(line)", gutter: 2, column: 2)
      }
      if !isWhole { "  …" }
      ""
    }
  }
}
