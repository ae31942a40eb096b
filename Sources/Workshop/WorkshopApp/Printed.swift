import CourseModel
import TerminalUI
import Toolchain

extension Workshop {
  /// How many lines of what was printed are shown.
  static let printedLines = 20
  /// How many characters of such a line are shown.
  private static let printedWidth = 300

  /// What the learner's code printed, above its verdict, apart from our own words.
  ///
  /// - Parameters:
  ///   - text: what was printed; nothing is shown of nothing.
  ///   - exercise: whose code it was.
  @LineListBuilder func printed(_ text: String, by exercise: Exercise) -> [Line] {
    // By bytes, since this may be a lot.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = text.hasSuffix("\n") ? lines.dropLast() : lines[...]
    if !text.isEmpty {
      "Your code printed:"
      shown.prefix(Self.printedLines).map { line in
        let line = Substring(line).prefix(Self.printedWidth + 1)
        let isCut = line.count > Self.printedWidth
        return "  | \(isCut ? "\(line.dropLast())…" : line)"
      }
      let others = shown.count - Self.printedLines
      if others > 0 {
        let count = text.utf8.count < TestRun.printLimit ? "\(others)" : "more than \(others)"
        let all = "swift run workshop check \(exercise.id) --verbose"
        "and \(count) more \(others == 1 ? "line" : "lines"); \(all) shows all"
      }
      ""
    }
  }
}
