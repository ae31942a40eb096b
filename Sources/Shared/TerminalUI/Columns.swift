extension Character {
  /// How many of a terminal's columns it takes: two for a wide letter of East Asia and for emoji,
  /// none for a mark that joins the character before it.
  package var columns: Int {
    guard !isASCII, let first = unicodeScalars.first else { return 1 }
    let asksForEmoji = unicodeScalars.count > 1 && unicodeScalars.contains("\u{FE0F}")
    if first.properties.isEmojiPresentation || asksForEmoji { return 2 }
    if first.properties.isGraphemeExtend || first == "\u{200D}" { return 0 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// The blocks of Unicode whose letters are wide (Unicode Standard Annex 11, in short).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many of a terminal's columns it takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Collection {
  /// As much of the beginning as fits.
  ///
  /// - Parameters:
  ///   - columns: the number of columns to fill.
  ///   - character: returns an element's character.
  func prefix(columns: Int, _ character: (Element) -> Character) -> SubSequence {
    var left = columns
    return prefix { element in
      left -= character(element).columns
      return left >= 0
    }
  }
}
