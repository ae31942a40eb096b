import TerminalUI

/// The two values that an expectation compared, taken from the library's own words:
/// `Expectation failed: (red() → 0) == 7`.
struct Comparison: Hashable, Sendable {
  /// What the right side says.
  let expected: String
  /// What the left side gave.
  let actual: String

  /// Reads an expectation of the form `actual == expected`. Nil for any other, and where the
  /// values' own text makes it unclear where they begin and end.
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

  /// Whether a sentence begins with the actual value: the test has expected that there is nothing to
  /// say.
  func isSaid(in sentence: String) -> Bool {
    expected == "nil" && actual.first == "\"" && actual.count > 2
      && sentence.hasPrefix(actual.dropFirst().dropLast())
  }

  /// "red() → 0" gives "0".
  private static func value(of side: Substring) -> String? {
    let parts = side.split(separator: " → ", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[1]) : nil
  }

  // MARK: - As a learner sees it

  /// How long a list may be to be shown whole.
  private static let short = 60
  /// How many lines of a text are shown.
  private static let few = 12

  /// Both values: of long lists the first item that differs, of texts line by line.
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
      "Item \(index + 1) differs first, of \(items.count) expected and \(others.count) actual."
      labelled(items.dropFirst(index).first ?? "none", others.dropFirst(index).first ?? "none")
    } else {
      labelled(expected, actual)
    }
  }

  private func labelled(_ expected: String, _ actual: String) -> [Line] {
    ["Expected: \(expected)", "Actual:   \(actual)"]
  }

  /// The lines around one, which bears a mark.
  private func marked(_ lines: [String], at index: Int) -> [Line] {
    let start = lines.count > Self.few ? max(0, min(index, lines.count) - 3) : 0
    let shown = lines.enumerated().dropFirst(start).prefix(Self.few)
    let rest = lines.count - start - shown.count
    return (start > 0 ? ["    …"] : [])
      + shown.map { number, line in Line("  \(number == index ? ">" : " ") \(line)") }
      + (rest > 0 ? ["    …"] : [])
  }
}

/// A value as the testing library describes it.
struct ShownValue {
  /// Without the names of modules: `.volatile(because: Reason.answersDiffer)`.
  let text: String

  init(_ text: String) {
    self.text =
      text.first == "\""
      ? text
      : text.replacing(#/(^|[^\w."])[A-Z]\w*\.(?:\(unknown context at \$\w+\)\.)?(?=[A-Z])/#) {
        $0.output.1
      }
      // The library names the type of a case that is within another value.
      .replacing(#/([(\[,:] ?)[A-Z]\w*(?=\.[a-z])/#) { $0.output.1 }
  }

  /// The items of a list; nil if it isn't one.
  var items: [String]? {
    guard text.first == "[", text.last == "]" else { return nil }
    if text == "[]" || text == "[:]" { return [] }
    return Self.split(text.dropFirst().dropLast()).map { item in
      // A dictionary has no order of its own.
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

  /// Splits at the commas that are in no parentheses and in no string.
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
  /// Its lines, the empty ones included.
  var shownLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
