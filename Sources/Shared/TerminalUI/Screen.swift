/// What a program shows at one time: lines from top to bottom.
package struct Screen: Equatable, Sendable {
  /// The lines, from top to bottom.
  package var lines: [Line]

  /// - Parameter lines: the lines, from top to bottom.
  package init(_ lines: [Line] = []) {
    self.lines = lines
  }

  /// Creates a screen from a list of lines, arrays of lines, conditions and loops.
  ///
  /// - Parameter lines: the lines, from top to bottom.
  package init(@LineListBuilder _ lines: () throws -> [Line]) rethrows {
    self.init(try lines())
  }

  /// The screen's text without styles, with a line break after every line.
  package var text: String {
    rendered(inColour: false)
  }

  /// The screen as it's sent to a terminal, with a line break after every line.
  ///
  /// - Parameter inColour: whether to include the ANSI sequences of the styles.
  package func rendered(inColour: Bool) -> String {
    lines.map { $0.rendered(inColour: inColour) + "\n" }.joined()
  }
}

/// Builds a screen's lines from a list.
@resultBuilder
package enum LineListBuilder {
  /// A line of the list.
  package static func buildExpression(_ line: Line) -> [Line] { [line] }
  /// Several lines in the list.
  package static func buildExpression(_ lines: [Line]) -> [Line] { lines }
  /// The whole list.
  package static func buildBlock(_ parts: [Line]...) -> [Line] { parts.flatMap { $0 } }
  /// An `if` without an `else`.
  package static func buildOptional(_ lines: [Line]?) -> [Line] { lines ?? [] }
  /// The first branch of a condition.
  package static func buildEither(first lines: [Line]) -> [Line] { lines }
  /// The other branch of a condition.
  package static func buildEither(second lines: [Line]) -> [Line] { lines }
  /// A loop.
  package static func buildArray(_ parts: [[Line]]) -> [Line] { parts.flatMap { $0 } }
}
