/// The size of a terminal's window, in characters.
package struct TerminalSize: Equatable, Sendable {
  /// How many characters a line has.
  package var columns: Int
  /// How many lines there are.
  package var rows: Int

  /// What terminals have had since the VT100, and what one is taken for that doesn't know its size.
  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// - Parameters:
  ///   - columns: how many characters a line has.
  ///   - rows: how many lines there are.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }
}
