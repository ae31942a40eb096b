import Foundation

/// Formats a usage text to a given width.
package struct UsageText {
  /// The width of a usage text in a pipe, and the maximum width in a window.
  package static let columns = 80

  private let columns: Int

  /// - Parameter columns: the maximum number of characters in a line.
  package init(columns: Int = Self.columns) {
    self.columns = columns
  }

  /// For the window of a terminal.
  package init(for terminal: Terminal) {
    self.init(columns: min(terminal.columns ?? Self.columns, Self.columns))
  }

  /// Rows of two columns: an item, and what it does.
  ///
  /// - Parameters:
  ///   - rows: the rows, from top to bottom.
  ///   - indent: how many spaces are before each.
  package func table(_ rows: [(String, String)], indent: Int = 2) -> [String] {
    let width = rows.map(\.0.columns).max() ?? 0
    let margin = String(repeating: " ", count: indent)
    return rows.flatMap { syntax, help in
      hanging("\(margin)\(Line(syntax).padded(to: width).text)  ", help)
    }
  }

  /// The program's name and its parameters. No parameter is broken across lines.
  func synopsis(_ program: String, _ parameters: [String]) -> [String] {
    // A no-break space keeps a parameter on one line.
    let words = parameters.map { $0.replacing(" ", with: "\u{A0}") }
    return hanging("Usage: ", ([program] + words).joined(separator: " "))
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  /// Paragraphs, wrapped.
  package func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").map { paragraph in
      Line(paragraph.split(separator: "\n").joined(separator: " ")).wrapped(to: columns)
        .map { $0.text + "\n" }.joined()
    }
    .joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .map(String.init)
  }

  /// Text after a label, with its other lines indented to the same column.
  private func hanging(_ start: String, _ text: String) -> [String] {
    let lines = Line(text).wrapped(to: max(columns - start.count, 10)).map(\.text)
    let margin = String(repeating: " ", count: start.count)
    return [start + (lines.first ?? "")] + lines.dropFirst().map { margin + $0 }
  }
}
