/// A test as it's written in its file, even if it couldn't be run.
package struct TestFunction: Hashable, Sendable {
  /// The display name or, if it has none, the function's name.
  package let name: String
  /// The line of its `@Test`, from 1.
  package let line: Int
  /// The source text, from `@Test` to the function's closing brace, without the indentation of its
  /// first line.
  package let code: String

  /// The test functions of a file, in order.
  package static func all(in text: String) -> [TestFunction] {
    let tokens = SwiftCode(text).tokens
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return tokens.indices.compactMap { index in
      guard tokens[index...].prefix(2).map(\.text) == ["@", "Test"],
        let function = tokens[index...].firstIndex(where: { $0.text == "func" }),
        let body = tokens.body(from: function)
      else { return nil }
      return TestFunction(lines, tokens[index].line...tokens[body.upperBound - 1].line)
    }
  }

  /// - Parameters:
  ///   - file: the lines of the file.
  ///   - extent: the function's own lines; the first has the index 0.
  private init?(_ file: [String], _ extent: ClosedRange<Int>) {
    let lines = file[extent]
    let text = lines.joined(separator: "\n")
    guard let function = text.firstMatch(of: /\bfunc\s+(`[^`]+`|\w+)/) else { return nil }
    let name = text.prefixMatch(of: /\s*@Test\(\s*"((?:[^"\\]|\\.)*)"/)?.1 ?? function.1
    self.name = String(name).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    line = extent.lowerBound + 1
    let indentation = file[extent.lowerBound].prefix { $0 == " " }
    code = lines.map { $0.trimmingPrefix(indentation) }.joined(separator: "\n")
  }
}
