/// One line of a screen: pieces of text, each with its own styles.
///
/// An interpolation takes styles after the value:
///
///     let line: Line = "\("A", .bold, .green) Coffee Collective, rated \(4) of 5"
package struct Line: Equatable, Sendable {
  /// The pieces, from left to right.
  package private(set) var pieces: [StyledText]

  /// Where a line of code may be cut; nil for text, which is wrapped instead.
  var code: CodeCut?

  /// Whether a terminal is given the line in one piece, however wide it is.
  private(set) var isWhole = false

  /// Which parts of a line of code stay visible if it's wider than the window.
  struct CodeCut: Equatable {
    /// How many characters at the beginning are always visible, such as a line number.
    let gutter: Int
    /// The column, from 0, that is always visible.
    let column: Int
  }

  /// Creates a line of code. If it's too wide, it's cut rather than wrapped, to keep it above its
  /// caret.
  ///
  /// - Parameters:
  ///   - text: the line's text, without a line break.
  ///   - gutter: how many characters at its beginning are always visible, such as a line number.
  ///   - column: the column, from 0, that is always visible. Lines with the same column are cut at
  ///     the same place.
  package init(code text: String, gutter: Int, column: Int) {
    self.init(text)
    code = CodeCut(gutter: gutter, column: column)
  }

  /// Creates a line that other programs read, or that is to be copied: it's written in one piece,
  /// however wide it is.
  ///
  /// - Parameter text: the line's text, without a line break.
  package init(whole text: String) {
    self.init(text)
    isWhole = true
  }

  /// A line with the same styles throughout.
  ///
  /// - Parameters:
  ///   - text: the line's text, without a line break.
  ///   - styles: how it is drawn.
  package init(_ text: String, _ styles: TextStyle...) {
    pieces = text.isEmpty ? [] : [StyledText(text, styles)]
  }

  /// - Parameter pieces: the pieces, from left to right.
  package init(_ pieces: [StyledText]) {
    self.pieces = pieces
  }

  /// The text alone.
  package var text: String {
    pieces.map(\.text).joined()
  }

  /// The number of a terminal's columns.
  package var width: Int {
    text.columns
  }

  /// The line with spaces at its end, so that it is at least this wide.
  ///
  /// - Parameter width: the width in columns; a line that is already wider stays as it is.
  package func padded(to width: Int) -> Line {
    self + Line(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// The line as it's sent to a terminal, without a line break.
  ///
  /// - Parameter inColour: whether to include the ANSI sequences of the styles.
  package func rendered(inColour: Bool) -> String {
    pieces.map { $0.rendered(inColour: inColour) }.joined()
  }

  /// The pieces of two lines, in one line.
  package static func + (left: Line, right: Line) -> Line {
    Line(left.pieces + right.pieces)
  }
}

extension Line: ExpressibleByStringInterpolation {
  /// A line without styles.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The line that an interpolated literal collected.
  package init(stringInterpolation collected: StringInterpolation) {
    self.init(collected.pieces)
  }

  /// Collects the pieces of an interpolated literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [StyledText] = []

    /// An empty collection; the capacities are ignored.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the literal's own text.
    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { pieces.append(StyledText(text)) }
    }

    /// Adds a value's description.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - styles: how it is drawn.
    package mutating func appendInterpolation(_ value: some Any, _ styles: TextStyle...) {
      appendInterpolation(value, styles)
    }

    /// Adds a value's description, with styles that were computed.
    package mutating func appendInterpolation(_ value: some Any, _ styles: [TextStyle]) {
      let text = String(describing: value)
      if !text.isEmpty { pieces.append(StyledText(text, styles)) }
    }

    /// Adds the pieces of another line.
    package mutating func appendInterpolation(_ line: Line) {
      pieces += line.pieces
    }
  }
}
