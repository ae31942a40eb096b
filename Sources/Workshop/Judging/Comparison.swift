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
    (self.expected, self.actual) = (expected, actual)
  }

  /// "red() → 0" gives "0".
  private static func value(of side: Substring) -> String? {
    let parts = side.split(separator: " → ", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[1]) : nil
  }
}
