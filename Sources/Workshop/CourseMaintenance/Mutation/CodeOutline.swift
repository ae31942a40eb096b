import SwiftSource

/// A Swift file as tokens with their positions, matching brackets, and statements.
///
/// It's based on `SwiftCode`, so comments and the contents of string literals don't count as code.
/// It isn't a parser: it relies on swift-format's layout, with spaces around binary operators and
/// one statement per line. Where it's wrong, the result is a mutant that doesn't compile.
struct CodeOutline {
  /// A word, a bracket, a quotation mark, or a run of operator characters.
  struct Token {
    let text: String
    /// Its position in the file, in UTF-8 bytes.
    let range: Range<Int>
    /// The number of spaces before it, if it's the first on its line.
    let indentation: Int?
    /// Whether it has white space on both sides, as a binary operator does.
    var isSpaced = false

    var isWord: Bool { text.utf8.first.map(CodeOutline.isPartOfWord) ?? false }
  }

  /// What kind of block a pair of braces is.
  enum Block: Equatable {
    /// The members of a type; the keyword is `class`, `struct` and so on.
    case type(String)
    case cases
    /// The body of a function or a computed property that returns this type; nil for `Void`.
    case body(of: String, returns: String?)
    case code
  }

  /// A statement, a member of a type, or a `case` label, from its first to its last token.
  struct Statement: Hashable {
    let tokens: ClosedRange<Int>
    /// The opening brace of the block that contains it; nil for the file.
    let block: Int?
    var isLabel = false
  }

  let text: [UInt8]
  let tokens: [Token]
  /// The index of the matching bracket, by each bracket's index.
  let partners: [Int: Int]
  /// The index of the innermost open bracket, by each token's index.
  let parents: [Int?]
  /// The blocks, by the index of their opening brace.
  private(set) var blocks: [Int: Block] = [:]
  /// The statements, in the order in which they begin.
  private(set) var statements: [Statement] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
    tokens = Self.tokens(Array(SwiftCode(text).lines.joined(separator: "\n").utf8))
    (partners, parents) = Self.pairs(tokens)
    for index in tokens.indices where tokens[index].text == "{" { blocks[index] = block(at: index) }
    statements = ([nil] + blocks.keys.sorted()).flatMap(statements(in:))
      .sorted { ($0.tokens.lowerBound, $1.tokens.count) < ($1.tokens.lowerBound, $0.tokens.count) }
  }

  // MARK: - Tokens

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$@#`".utf8.contains(byte) || byte > 127
    }
  }

  private static func tokens(_ code: [UInt8]) -> [Token] {
    let isSpace = { (index: Int) in
      !code.indices.contains(index) || code[index] == UInt8(ascii: " ")
        || code[index] == UInt8(ascii: "\n")
    }
    let isOperator = { (byte: UInt8) in "+-*/<>=!&|?~^%.\\".utf8.contains(byte) }
    var tokens: [Token] = []
    var lineStart = 0
    var isFirst = true
    var index = 0
    while index < code.count {
      let start = index
      index += 1
      if code[start] == UInt8(ascii: "\n") { (lineStart, isFirst) = (index, true) }
      if isSpace(start) { continue }
      let isMore =
        [isPartOfWord, isOperator].first { $0(code[start]) } ?? { _ in false }
      while index < code.count, isMore(code[index]) { index += 1 }
      tokens.append(
        Token(
          text: String(decoding: code[start..<index], as: UTF8.self), range: start..<index,
          indentation: isFirst ? start - lineStart : nil,
          isSpaced: isSpace(start - 1) && isSpace(index)))
      isFirst = false
    }
    return tokens
  }

  private static func pairs(_ tokens: [Token]) -> (partners: [Int: Int], parents: [Int?]) {
    var partners: [Int: Int] = [:]
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let closes =
        switch token.text {
        case ")", "]", "}": true
        case "\"": open.last.map { tokens[$0].text == "\"" } ?? false
        default: false
        }
      if closes, let partner = open.popLast() {
        (partners[index], partners[partner]) = (partner, index)
      }
      parents.append(open.last)
      if !closes, ["(", "[", "{", "\""].contains(token.text) { open.append(index) }
    }
    return (partners, parents)
  }

  /// The source text of some tokens.
  func source(_ range: ClosedRange<Int>) -> String { source(bytes(range)) }

  func source(_ bytes: Range<Int>) -> String { String(decoding: text[bytes], as: UTF8.self) }

  func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
  }

  func text(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func isOpening(_ index: Int) -> Bool { partners[index].map { $0 > index } ?? false }

  func isClosing(_ index: Int) -> Bool { partners[index].map { $0 < index } ?? false }

  /// Whether a token directly follows the one before it.
  func isAdjacentToPrevious(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  // MARK: - Blocks and statements

  private static let typeKeywords: Set<String> = [
    "struct", "class", "actor", "enum", "protocol", "extension",
  ]
  private static let otherKeywords: Set<String> = [
    "func", "init", "var", "let", "switch", "if", "guard", "for", "while", "do", "catch", "else",
    "defer", "deinit", "case", "in", "return",
  ]

  /// The nearest keyword before a brace tells what kind of block it opens.
  private func block(at brace: Int) -> Block {
    var index = brace - 1
    var hasInitialValue = false
    var arrow: Int?
    while index >= 0, !isOpening(index), tokens[index].text != "}" {
      let word = tokens[index].text
      if Self.typeKeywords.contains(word) { return .type(word) }
      if word == "=" { hasInitialValue = true }
      if word == "->" { arrow = index }
      if Self.otherKeywords.contains(word) {
        switch word {
        case "switch": return .cases
        case "func":
          return .body(of: word, returns: arrow.map { source(($0 + 1)...(brace - 1)) })
        case "var" where !hasInitialValue && text(at: index + 2) == ":":
          return .body(of: word, returns: source((index + 3)...(brace - 1)))
        default: return .code
        }
      }
      index = (partners[index].map { min($0, index) } ?? index) - 1
    }
    return .code
  }

  /// Whether a block contains statements to execute, and not declarations of members.
  func isCode(_ block: Int?) -> Bool {
    guard let block, let kind = blocks[block] else { return false }
    if case .type = kind { return false }
    return true
  }

  private func statements(in block: Int?) -> [Statement] {
    let end = block.flatMap { partners[$0] } ?? tokens.count
    let first = firstToken(in: block)
    guard first < end else { return [] }
    if let block, !tokens[(block + 1)...end].contains(where: { $0.indentation != nil }) {
      return [Statement(tokens: first...(end - 1), block: block)]
    }
    let lines = (first..<end).filter { index in
      parents[index] == block && tokens[index].indentation != nil && !isClosing(index)
        && !["else", "catch", ".", "?", ":"].contains(tokens[index].text)
    }
    let least = lines.compactMap { tokens[$0].indentation }.min() ?? 0
    let isSwitch = block.flatMap { blocks[$0] } == .cases
    let labels = isSwitch ? lines.filter { tokens[$0].indentation == least } : []
    var heads = lines.filter { tokens[$0].indentation == least + (isSwitch ? 2 : 0) }
    for label in labels {
      let colon = (label..<end).first { tokens[$0].text == ":" && parents[$0] == block }
      guard let colon, colon + 1 < end, tokens[colon + 1].indentation == nil else { continue }
      heads.append(colon + 1)
    }
    let starts = (heads + labels).sorted()
    return zip(starts, starts.dropFirst() + [end]).map { start, next in
      Statement(tokens: start...(next - 1), block: block, isLabel: labels.contains(start))
    }
  }

  /// The first token of a block after any parameters and captured values.
  private func firstToken(in block: Int?) -> Int {
    guard let block, let end = partners[block] else { return 0 }
    let line = ((block + 1)..<end).prefix { tokens[$0].indentation == nil }
    let keyword = line.first { tokens[$0].text == "in" && parents[$0] == block }
    if let keyword, text(at: block + 1) != "for" { return keyword + 1 }
    return block + 1
  }

  /// The innermost statement that contains a token.
  func statement(around index: Int) -> Statement? {
    statements.filter { $0.tokens.contains(index) && !$0.isLabel }
      .min { $0.tokens.count < $1.tokens.count }
  }

  // MARK: - Lists and operands

  /// The elements between commas, in brackets or in any other range.
  func elements(in range: Range<Int>, parent: Int?) -> [ClosedRange<Int>] {
    let commas = range.filter { tokens[$0].text == "," && parents[$0] == parent }
    return zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound])
      .compactMap { $0 < $1 ? $0...($1 - 1) : nil }
  }

  func elements(inBrackets opening: Int) -> [ClosedRange<Int>] {
    guard let end = partners[opening] else { return [] }
    return elements(in: (opening + 1)..<end, parent: opening)
  }

  /// Whether a brace opens the body of an `if` or a loop, and not a trailing closure.
  func opensStatementBody(_ brace: Int) -> Bool {
    guard let statement = statement(around: brace), parents[brace] == statement.block else {
      return false
    }
    return ["if", "guard", "while", "for", "switch", "do", "defer"].contains(
      tokens[statement.tokens.lowerBound].text)
  }

  private static let precedences = [
    "*": 7, "/": 7, "%": 7, "+": 6, "-": 6, "??": 5, "<": 4, "<=": 4, ">": 4, ">=": 4, "==": 4,
    "!=": 4, "&&": 3, "||": 2, "?": 1, "=": 0, "+=": 0, "-=": 0, "->": 0,
  ]
  private static let delimiters: Set<String> = [
    ",", ";", ":", "return", "throw", "in", "if", "guard", "while", "else", "case", "try", "await",
    "let", "var", "switch",
  ]

  private func delimits(_ index: Int, _ precedence: Int) -> Bool {
    let token = tokens[index]
    if Self.delimiters.contains(token.text) { return true }
    return token.isSpaced && (Self.precedences[token.text].map { $0 <= precedence } ?? false)
  }

  /// The left and right operands of a binary operator.
  func operands(of index: Int) -> (left: ClosedRange<Int>, right: ClosedRange<Int>)? {
    guard let precedence = Self.precedences[tokens[index].text],
      let statement = statement(around: index)
    else { return nil }
    var start = index
    while start > statement.tokens.lowerBound, !isOpening(start - 1),
      !delimits(start - 1, precedence - 1)
    { start = min(partners[start - 1] ?? start - 1, start - 1) }
    var end = index
    while end < statement.tokens.upperBound, !isClosing(end + 1), !delimits(end + 1, precedence) {
      if text(at: end + 1) == "{", opensStatementBody(end + 1) { break }
      end = max(partners[end + 1] ?? end + 1, end + 1)
    }
    return start < index && end > index ? (start...(index - 1), (index + 1)...end) : nil
  }
}
