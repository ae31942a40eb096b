import CourseModel
import TerminalUI
import Toolchain

extension Workshop {
  /// The maximum number of lines of output that are shown.
  static let printedLines = 20
  /// The maximum number of characters of such a line.
  private static let printedWidth = 300

  /// The end of what the learner's code printed.
  ///
  /// - Parameters:
  ///   - text: the output; nothing is shown if it's empty.
  ///   - exercise: the exercise whose code printed it.
  @LineListBuilder func printed(_ text: String, by exercise: Exercise) -> [Line] {
    // Work on bytes, since this may be a lot of text.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = text.hasSuffix("\n") ? lines.dropLast() : lines[...]
    if !text.isEmpty {
      "Your code printed:"
      let others = shown.count - Self.printedLines
      if others > 0 {
        let count = text.utf8.count < TestRun.printLimit ? "\(others)" : "more than \(others)"
        let all = "swift run workshop check \(exercise.id) --verbose"
        "… \(count) more \(others == 1 ? "line" : "lines"); \(all) shows all"
      }
      shown.suffix(Self.printedLines).map { line in
        let line = Substring(line).prefix(Self.printedWidth + 1)
        let isCut = line.count > Self.printedWidth
        return "  | \(isCut ? "\(line.dropLast())…" : line)"
      }
      ""
    }
  }
}
