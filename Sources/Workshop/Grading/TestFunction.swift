import SwiftSource

/// A test as its file has it, also where it could not be run.
struct TestFunction: Hashable, Sendable {
  /// The display name; the function's name where it has none.
  let name: String
  /// The line of its `@Test`, from 1.
  let line: Int
  /// The source text, from `@Test` to the brace that ends the function, without the indentation
  /// of its first line.
  let code: String

  /// The test functions of a file, in their order.
  static func all(in text: String) -> [TestFunction] {
    let code = SwiftCode(text).lines.map(\.code)
    let raw = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return code.indices.filter { code[$0].contains(/^\s*@Test\b/) }.compactMap { first in
      guard let last = lastLine(of: code, from: first), last < raw.count else { return nil }
      let lines = raw[first...last]
      let text = lines.joined(separator: "\n")
      guard let function = text.firstMatch(of: /\bfunc\s+(`[^`]+`|\w+)/) else { return nil }
      let name = text.prefixMatch(of: /\s*@Test\(\s*"((?:[^"\\]|\\.)*)"/)?.1 ?? function.1
      let plain = name.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      let indentation = raw[first].prefix { $0 == " " }
      return TestFunction(
        name: String(plain), line: first + 1,
        code: lines.map { $0.trimmingPrefix(indentation) }.joined(separator: "\n"))
    }
  }

  /// The line of the brace that closes the function's body. A brace within parentheses or brackets
  /// belongs to a closure among the arguments.
  private static func lastLine(of code: [String], from first: Int) -> Int? {
    var (braces, brackets, isInFunction) = (0, 0, false)
    for line in first..<code.count {
      isInFunction = isInFunction || code[line].contains(/\bfunc\b/)
      for byte in code[line].utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: "{") where braces > 0 || (isInFunction && brackets == 0): braces += 1
        case UInt8(ascii: "}") where braces > 0:
          braces -= 1
          if braces == 0 { return line }
        default: break
        }
      }
    }
    return nil
  }
}
