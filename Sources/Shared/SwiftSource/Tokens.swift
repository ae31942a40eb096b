extension SwiftCode {
  /// A word or a symbol of the code.
  package struct Token: Hashable, Sendable {
    /// The word, without backquotes, or the symbol. Every symbol is its own token, so `??` is two.
    package let text: String
    /// The index of its line.
    package let line: Int
  }

  /// The words and symbols, in order. A string literal becomes a pair of quotation marks.
  package var tokens: [Token] {
    lines.indices.flatMap { index in
      var tokens: [Token] = []
      var rest = lines[index][...]
      while let first = rest.first {
        let word = rest.prefix(while: \.isPartOfWord)
        let text = word.isEmpty ? rest.prefix(1) : word
        rest = rest[text.endIndex...]
        if first.isWhitespace || first == "`" { continue }
        tokens.append(Token(text: String(text), line: index))
      }
      return tokens
    }
  }
}

extension [SwiftCode.Token] {
  /// The body of a declaration: its braces and everything between them. A closure among the
  /// parameters isn't the body.
  ///
  /// - Parameter start: the index of the declaration's first token.
  /// - Returns: the indices, or nil if no brace opens or none closes it.
  package func body(from start: Int) -> Range<Int>? {
    var opening: Int?
    var (braces, brackets) = (0, 0)
    for index in start..<count {
      switch self[index].text {
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      case "{" where opening != nil || brackets == 0:
        opening = opening ?? index
        braces += 1
      case "}" where opening != nil || brackets == 0:
        braces -= 1
        guard let opening, braces >= 0 else { return nil }
        if braces == 0 { return opening..<(index + 1) }
      default: break
      }
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
