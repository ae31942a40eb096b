/// How a piece of text is drawn, if the terminal can do it.
///
/// A style only repeats what the text already says: a reader without colours mustn't miss anything.
package enum TextStyle: Sendable {
  case bold, dim
  case red, orange, yellow, green, cyan, blue

  /// The parameters of the ANSI sequence "Select Graphic Rendition".
  var parameters: String {
    switch self {
    case .bold: "1"
    case .dim: "2"
    case .red: "31"
    // The basic eight colours have no orange.
    case .orange: "38;5;208"
    case .yellow: "33"
    case .green: "32"
    case .cyan: "36"
    case .blue: "34"
    }
  }
}

/// A piece of text with the same styles throughout.
package struct StyledText: Equatable, Sendable {
  /// The text, without a line break.
  package var text: String
  /// How it is drawn; empty for the terminal's default.
  package var styles: [TextStyle]

  /// - Parameters:
  ///   - text: the text. Tabs become spaces, and other control characters are shown as pictures, so
  ///     that text from a file or the network can neither break the line nor control the terminal.
  ///   - styles: how it is drawn.
  package init(_ text: String, _ styles: [TextStyle] = []) {
    // All control characters have such bytes. Most texts have none, and some texts are long.
    let isVisible = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }
    self.text = isVisible ? text : Self.visible(text)
    self.styles = styles
  }

  func rendered(inColour: Bool) -> String {
    guard inColour, !styles.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(styles.map(\.parameters).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: visible += String(repeating: " ", count: 8 - visible.columns % 8)
      case 0..<0x20: visible.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: visible += "\u{2421}"
      case 0x80..<0xA0: visible += "\u{FFFD}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
