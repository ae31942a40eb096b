import TerminalUI

extension Workshop {
  /// How many lines of a demonstration are shown.
  private static let demonstrationLines = 20

  /// The learner's answer at work, between the verdict of a solved exercise and what was learned.
  ///
  /// - Parameter text: what the tests show of it; nothing is shown of nothing.
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
      // A picture is cut where it's too wide, as code is: wrapped, it would fall apart.
      shown.prefix(isWhole ? shown.count : Self.demonstrationLines - 1).map { line in
        isBlank(line) ? "" : Line(code: "  \(line)", gutter: 2, column: 2)
      }
      if !isWhole { "  …" }
      ""
    }
  }
}
