/// The two values that an expectation compared, taken from the library's own words:
/// `Expectation failed: (red() → 0) == 7`.
struct Comparison: Hashable, Sendable {
  /// What the right side says.
  let expected: String
  /// What the left side gave.
  let actual: String

  /// Reads an expectation of the form `actual == expected`. Nil for any other, and where the
  /// values' own text makes it unclear where they begin and end: the library's words stand below
  /// all the same.
  init?(_ expectation: String) {
    let prefix = "Expectation failed: "
    guard expectation.hasPrefix(prefix) else { return nil }
    let text = expectation.dropFirst(prefix.count)
    let operators = text.ranges(of: ") == ")
    guard operators.count == 1, let middle = operators.first, text.first == "(" else { return nil }
    let (left, right) = (text[..<middle.lowerBound].dropFirst(), text[middle.upperBound...])
    guard let actual = Self.value(of: left) else { return nil }
    if right.first == "(", right.last == ")" {
      guard let expected = Self.value(of: right.dropFirst().dropLast()) else { return nil }
      self.expected = expected
    } else {
      guard !right.contains(" → ") else { return nil }
      expected = String(right)
    }
    self.actual = actual
  }

  /// "red() → 0" gives "0".
  private static func value(of side: Substring) -> String? {
    let arrows = side.ranges(of: " → ")
    guard arrows.count == 1, let arrow = arrows.first else { return nil }
    return String(side[arrow.upperBound...])
  }
}
