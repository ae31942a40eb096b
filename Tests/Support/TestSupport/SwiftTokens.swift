/// The words and signs of Swift code, without comments and without the text of string literals.
///
/// Nested block comments, raw strings and multi-line strings are understood. A string literal
/// becomes a pair of quotation marks; code interpolated into it stays, in parentheses. Every sign
/// is a token of its own, so `??` is two. A regex literal is taken for code.
struct SwiftTokens {
  /// A word or a sign, and the index of its line.
  struct Token {
    var text: String
    var line: Int
  }

  private(set) var tokens: [Token] = []
  private var rest: Substring
  private var line = 0

  init(_ text: String) {
    rest = text[...]
    while !rest.isEmpty {
      scanCode()
      // A closing parenthesis that nothing opened. It does not compile, but must not stop us.
      if !rest.isEmpty { emit(advance()) }
    }
  }

  /// Code, up to the end or to a closing parenthesis that was not opened here.
  private mutating func scanCode() {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        while let next = rest.first, !next.isNewline { advance() }
      } else if rest.hasPrefix("/*") {
        scanBlockComment()
      } else if let pounds = poundsOfString() {
        scanString(pounds: pounds)
      } else if character.isWhitespace || character == "`" {
        advance()
      } else if character.isPartOfWord {
        scanWord()
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth < 0 { return }
        emit(advance())
      }
    }
  }

  private mutating func scanWord() {
    let word = rest.prefix(while: \.isPartOfWord)
    emit(String(word))
    rest = rest[word.endIndex...]
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        (depth, rest) = (depth + 1, rest.dropFirst(2))
      } else if rest.hasPrefix("*/") {
        (depth, rest) = (depth - 1, rest.dropFirst(2))
      } else {
        advance()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// The number of `#` before the quotation mark of a string literal that begins here, if one does.
  private func poundsOfString() -> Int? {
    let pounds = rest.prefix { $0 == "#" }
    return rest[pounds.endIndex...].first == "\"" ? pounds.count : nil
  }

  private mutating func scanString(pounds count: Int) {
    let pounds = String(repeating: "#", count: count)
    rest = rest.dropFirst(count)
    let isMultiline = rest.hasPrefix("\"\"\"")
    let quote = isMultiline ? "\"\"\"" : "\""
    rest = rest.dropFirst(quote.count)
    emit("\"")
    while let character = rest.first, !rest.hasPrefix(quote + pounds) {
      // The end of the line also ends a string that somebody forgot to close.
      if character.isNewline && !isMultiline { break }
      if rest.hasPrefix("\\" + pounds) {
        rest = rest.dropFirst(1 + count)
        if rest.first == "(" { scanInterpolation() } else { advance() }
      } else {
        advance()
      }
    }
    if rest.hasPrefix(quote + pounds) { rest = rest.dropFirst(quote.count + count) }
    emit("\"")
  }

  private mutating func scanInterpolation() {
    emit(advance())
    scanCode()
    emit(advance())
  }

  private mutating func emit(_ text: String) {
    if !text.isEmpty { tokens.append(Token(text: text, line: line)) }
  }

  /// Goes one character on and gives it back, or nothing at the end.
  @discardableResult private mutating func advance() -> String {
    guard let character = rest.popFirst() else { return "" }
    if character.isNewline { line += 1 }
    return String(character)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
