import Foundation

/// The lines of a usage, which fit a width.
package struct UsageText {
  /// How wide a usage is in a pipe, and in a window that is wider.
  package static let columns = 80

  private let columns: Int

  /// - Parameter columns: how many characters a line may have.
  package init(columns: Int = Self.columns) {
    self.columns = columns
  }

  /// For the window of a terminal.
  package init(for terminal: Terminal) {
    self.init(columns: min(terminal.columns ?? Self.columns, Self.columns))
  }

  /// Rows of two columns: what there is, and what it does.
  ///
  /// - Parameters:
  ///   - rows: the rows, from top to bottom.
  ///   - indent: how many spaces are before each.
  package func table(_ rows: [(String, String)], indent: Int = 2) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    let margin = String(repeating: " ", count: indent)
    return rows.flatMap { syntax, help in
      let start = "\(margin)\(syntax)\(String(repeating: " ", count: width - syntax.count))  "
      return hanging(start, help)
    }
  }

  /// The program's name and what it takes; no parameter is broken.
  func synopsis(_ program: String, _ parameters: [String]) -> [String] {
    // A space that is no place for a break.
    let words = parameters.map { $0.replacing(" ", with: "\u{A0}") }
    return hanging("Usage: ", ([program] + words).joined(separator: " "))
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  /// Paragraphs, in as many lines as they take.
  package func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").map { paragraph in
      Line(paragraph.split(separator: "\n").joined(separator: " ")).wrapped(to: columns)
        .map { $0.text + "\n" }.joined()
    }
    .joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .map(String.init)
  }

  /// A text behind another, below which its further lines begin.
  private func hanging(_ start: String, _ text: String) -> [String] {
    // A window that leaves no room beside it has the text below it.
    let room = columns - start.count
    let indent = room < 20 ? 6 : start.count
    let lines = Line(text).wrapped(to: max(columns - indent, 20)).map(\.text)
    let margin = String(repeating: " ", count: indent)
    return room < 20
      ? [start.trimmingSuffix(" ")] + lines.map { margin + $0 }
      : [start + (lines.first ?? "")] + lines.dropFirst().map { margin + $0 }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
