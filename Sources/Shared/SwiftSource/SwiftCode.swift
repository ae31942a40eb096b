/// A Swift file's text, line for line, without what only looks like code: the comments
/// and the contents of string literals are blanked out.
///
/// It reads as much of the language as it takes to find the imports and the markers of
/// snippets for certain. A regular expression literal that contains a quote may blank out
/// the rest of its line, never more.
package struct SwiftCode: Sendable {
  /// One line of the file.
  package struct Line: Hashable, Sendable {
    /// The line's code, with spaces where comments and string literals were.
    package let code: String
    /// Whether the line begins inside a comment or a string literal that an earlier line opened.
    package let isContinuation: Bool
  }

  /// The lines in order; the first has the number 1 everywhere else.
  package let lines: [Line]

  /// - Parameter text: the whole file.
  package init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    lines = scanner.lines
  }
}

/// Goes through the bytes once and keeps those that are code.
private struct Scanner {
  /// What the bytes at hand belong to. Interpolations put code into strings, so modes nest.
  enum Mode {
    case code(openParentheses: Int)
    case comment(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  let bytes: [UInt8]
  var lines: [SwiftCode.Line] = []
  private var index = 0
  private var modes: [Mode] = [.code(openParentheses: 0)]
  private var line: [UInt8] = []
  private var isContinuation = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan() {
    while index < bytes.count {
      switch modes.last {
      case .comment(let depth): scanComment(depth)
      case .string(let hashes, let isMultiline): scanString(hashes, isMultiline)
      case .code(let open): scanCode(open)
      case nil: modes = [.code(openParentheses: 0)]
      }
    }
    endLine()
  }

  private mutating func scanCode(_ open: Int) {
    guard isOne(of: "/#\"()") else { return keep() }
    if isNext("//") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank(1) }
    } else if isNext("/*") {
      blank(2)
      modes.append(.comment(depth: 1))
    } else if let hashes = hashesOfStringThatOpens() {
      let isMultiline = isNext("\"\"\"", after: hashes)
      blank(hashes + (isMultiline ? 3 : 1))
      modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    } else if isNext(")"), open == 0, modes.count > 1 {
      blank(1)
      modes.removeLast()
    } else {
      if isNext("(") { modes[modes.count - 1] = .code(openParentheses: open + 1) }
      if isNext(")") { modes[modes.count - 1] = .code(openParentheses: max(0, open - 1)) }
      keep()
    }
  }

  private mutating func scanComment(_ depth: Int) {
    guard isOne(of: "/*") else { return blank(1) }
    if isNext("/*") {
      modes[modes.count - 1] = .comment(depth: depth + 1)
      blank(2)
    } else if isNext("*/") {
      if depth == 1 {
        modes.removeLast()
      } else {
        modes[modes.count - 1] = .comment(depth: depth - 1)
      }
      blank(2)
    } else {
      blank(1)
    }
  }

  private mutating func scanString(_ hashes: Int, _ isMultiline: Bool) {
    guard isOne(of: "\"\\\n") else { return blank(1) }
    let fence = String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + fence
    if isNext(end) {
      blank(end.utf8.count)
      modes.removeLast()
    } else if isNext("\\" + fence + "(") {
      blank(hashes + 2)
      modes.append(.code(openParentheses: 0))
    } else if isNext("\\" + fence) {
      blank(hashes + 1)
      if !isNext("\n") { blank(1) }
    } else {
      if isNext("\n"), !isMultiline { modes.removeLast() }
      blank(1)
    }
  }

  /// The number of `#` before the quote that opens a string here, or nil if none does.
  private func hashesOfStringThatOpens() -> Int? {
    var hashes = 0
    while isNext("#", after: hashes) { hashes += 1 }
    return isNext("\"", after: hashes) ? hashes : nil
  }

  /// The cheap look that decides for nearly every byte.
  private func isOne(of characters: StaticString) -> Bool {
    let byte = bytes[index]
    return characters.withUTF8Buffer { $0.contains(byte) }
  }

  private func isNext(_ text: String, after offset: Int = 0) -> Bool {
    bytes[min(index + offset, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func keep() {
    if bytes[index] == UInt8(ascii: "\n") { endLine() } else { line.append(bytes[index]) }
    index += 1
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { endLine() } else { line.append(UInt8(ascii: " ")) }
      index += 1
    }
  }

  private mutating func endLine() {
    lines.append(
      SwiftCode.Line(code: String(decoding: line, as: UTF8.self), isContinuation: isContinuation))
    line = []
    if case .code = modes.last { isContinuation = modes.count > 1 } else { isContinuation = true }
  }
}
