/// A Swift file's code, line by line: comments and the contents of string literals are blanked out,
/// because they only look like code. A string literal keeps its quotation marks, and its
/// interpolated code, in parentheses.
///
/// It understands nested comments, raw strings and multi-line strings. A regular expression literal
/// counts as code: one that contains a quotation mark may blank out the rest of its line, but never
/// more.
package struct SwiftCode: Sendable {
  /// The lines' code, in order. Line 1 is at index 0.
  package let lines: [String]

  /// - Parameter text: the whole file.
  package init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    lines = scanner.lines
  }
}

/// Scans the bytes once and keeps those that are code.
private struct Scanner {
  /// What the current byte belongs to. Interpolations put code into strings, so modes nest.
  enum Mode {
    case code(openParentheses: Int)
    case comment(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  let bytes: [UInt8]
  var lines: [String] = []
  private var index = 0
  private var modes: [Mode] = [.code(openParentheses: 0)]
  private var line: [UInt8] = []

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
    if case .string = modes.last { line.append(UInt8(ascii: "\"")) }
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
      blank(hashes)
      keep()
      if isMultiline { blank(2) }
      modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    } else if isNext(")"), open == 0, modes.count > 1 {
      keep()
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
      keep()
      blank(end.utf8.count - 1)
      modes.removeLast()
    } else if isNext("\\" + fence + "(") {
      blank(hashes + 1)
      keep()
      modes.append(.code(openParentheses: 0))
    } else if isNext("\\" + fence) {
      blank(hashes + 1)
      if !isNext("\n") { blank(1) }
    } else {
      // The end of the line also ends an unterminated string.
      if isNext("\n"), !isMultiline {
        line.append(UInt8(ascii: "\""))
        modes.removeLast()
      }
      blank(1)
    }
  }

  /// The number of `#` before the quotation mark that opens a string here, or nil if none does.
  private func hashesOfStringThatOpens() -> Int? {
    var hashes = 0
    while isNext("#", after: hashes) { hashes += 1 }
    return isNext("\"", after: hashes) ? hashes : nil
  }

  /// A cheap check that rules out nearly every byte.
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
    lines.append(String(decoding: line, as: UTF8.self))
    line = []
  }
}
