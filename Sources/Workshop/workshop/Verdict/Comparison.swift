import TerminalUI

/// The two values that an expectation compared, parsed from the testing library's message:
/// `Expectation failed: (red() → 0) == 7`.
struct Comparison: Hashable, Sendable {
  /// The value on the right side.
  let expected: String
  /// The value on the left side.
  let actual: String

  /// Parses an expectation of the form `actual == expected`. Returns nil for any other form, and if
  /// the values' text makes it unclear where they begin and end.
  init?(_ expectation: String) {
    let sides = expectation.split(separator: ") == ", omittingEmptySubsequences: false)
    let start = "Expectation failed: ("
    guard sides.count == 2, sides[0].hasPrefix(start),
      let actual = Self.value(of: sides[0].dropFirst(start.count))
    else { return nil }
    let right = sides[1]
    let isEvaluated = right.first == "(" && right.last == ")"
    guard
      let expected = isEvaluated
        ? Self.value(of: right.dropFirst().dropLast())
        : right.contains(" → ") ? nil : String(right)
    else { return nil }
    (self.expected, self.actual) = (
      ShownValue(expected).text, ShownValue(actual).text
    )
  }

  /// Whether a sentence contains the actual value, because the test expects nil and the value is
  /// what to tell the learner.
  func isSaid(in sentence: String) -> Bool {
    expected == "nil" && actual.first == "\"" && actual.count > 2
      && sentence.contains(actual.dropFirst().dropLast())
  }

  /// The value of a side: "red() → 0" gives "0".
  private static func value(of side: Substring) -> String? {
    let parts = side.split(separator: " → ", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[1]) : nil
  }

  // MARK: - As a learner sees it

  /// The maximum length of a list that is shown in full.
  private static let short = 60
  /// The number of lines of a text that are shown.
  private static let few = 12

  /// Both values: of long lists, the first item that differs; of texts, the lines around the
  /// difference.
  @LineListBuilder var lines: [Line] {
    let (expectedLines, actualLines) = (expected.shownLines, actual.shownLines)
    if max(expectedLines.count, actualLines.count) > 1 {
      let index = zip(expectedLines, actualLines).prefix { $0 == $1 }.count
      ["Expected:"] + marked(expectedLines, at: index)
      ["Actual:"] + marked(actualLines, at: index)
    } else if max(expected.count, actual.count) > Self.short,
      let items = ShownValue(expected).items, let others = ShownValue(actual).items,
      items != others
    {
      let index = zip(items, others).prefix { $0 == $1 }.count
      if !items.isEmpty {
        let counts =
          items.count == others.count
          ? "" : " (\(items.count) expected, \(others.count) actual)"
        "Item \(index + 1) is the first to differ\(counts)."
      }
      labelled(items.dropFirst(index).first ?? "none", others.dropFirst(index).first ?? "none")
    } else {
      labelled(expected, actual)
    }
  }

  private func labelled(_ expected: String, _ actual: String) -> [Line] {
    ["Expected: \(expected)", "Actual:   \(actual)"]
  }

  /// The lines around the one at an index, which is marked.
  private func marked(_ lines: [String], at index: Int) -> [Line] {
    let start = lines.count > Self.few ? max(0, min(index, lines.count) - 3) : 0
    let shown = lines.enumerated().dropFirst(start).prefix(Self.few)
    let rest = lines.count - start - shown.count
    return (start > 0 ? ["    …"] : [])
      + shown.map { number, line in Line("  \(number == index ? ">" : " ") \(line)") }
      + (rest > 0 ? ["    …"] : [])
  }
}

/// A value as the testing library prints it.
struct ShownValue {
  /// The text without module names, such as `.volatile(because: Reason.answersDiffer)`.
  let text: String

  init(_ text: String) {
    // In a list, the library escapes apostrophes.
    let text = text.replacing("\\'", with: "'")
    self.text =
      text.first == "\""
      ? text
      : text.replacing(#/(^|[^\w."])[A-Z]\w*\.(?:\(unknown context at \$\w+\)\.)?(?=[A-Z])/#) {
        $0.output.1
      }
      // The library includes the type's name for a case that is nested in another value.
      .replacing(#/([(\[,:] ?)[A-Z]\w*(?=\.[a-z])/#) { $0.output.1 }
  }

  /// The items of a list; nil if it isn't one.
  var items: [String]? {
    guard text.first == "[", text.last == "]" else { return nil }
    if text == "[]" || text == "[:]" { return [] }
    return Self.split(text.dropFirst().dropLast()).map { item in
      // A dictionary is unordered.
      guard let entries = ShownValue(item).entries else { return item }
      return "[\(entries.sorted().joined(separator: ", "))]"
    }
  }

  /// The entries of a dictionary; nil if it isn't one.
  private var entries: [String]? {
    guard text.first == "[", text.last == "]", text != "[:]" else { return nil }
    let entries = Self.split(text.dropFirst().dropLast())
    return entries.allSatisfy { $0.contains(#/^(?:"[^"]*"|[\w.]+): /#) } ? entries : nil
  }

  /// Splits at the commas outside parentheses and strings.
  private static func split(_ text: Substring) -> [String] {
    var items = [""]
    var (depth, isQuoted) = (0, false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0, !isQuoted {
        items.append("")
      } else if character != " " || items[items.count - 1] != "" {
        items[items.count - 1].append(character)
      }
    }
    return items
  }
}

extension String {
  /// Its lines, including empty ones.
  var shownLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
