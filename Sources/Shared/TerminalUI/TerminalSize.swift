/// The size of a terminal's window, in characters.
package struct TerminalSize: Equatable, Sendable {
  /// The number of characters in a line.
  package var columns: Int
  /// The number of lines.
  package var rows: Int

  /// The VT100's size, also used for a terminal that doesn't know its own.
  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// - Parameters:
  ///   - columns: the number of characters in a line.
  ///   - rows: the number of lines.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }
}
