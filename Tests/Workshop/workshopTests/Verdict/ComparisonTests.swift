import Testing

@testable import workshop

@Suite("Two values that differ")
struct ComparisonTests {
  private func lines(expected: String, actual: String) throws -> [String] {
    let comparison = Comparison("Expectation failed: (draw() → \(actual)) == (x → \(expected))")
    return try #require(comparison).lines.map(\.text)
  }

  @Test("short ones stand below each other, without the names of modules")
  func short() throws {
    #expect(
      try lines(
        expected: ".volatile(because: Chapter1Exercises.Reason.mustBeSetUp)",
        actual:
          "[Club.Value.text(\"A\\'s.B\"), Swift.Optional(Club.(unknown context at $7f).Spy(n: 1))]")
        == [
          "Expected: .volatile(because: .mustBeSetUp)",
          "Actual:   [.text(\"A's.B\"), Optional(Spy(n: 1))]",
        ])
    #expect(
      try lines(expected: "\"See Club.Value\"", actual: ".zero")
        == ["Expected: \"See Club.Value\"", "Actual:   .zero"], "A text is what it is.")
  }

  @Test("of long lists the first item that differs is shown")
  func lists() throws {
    let items = (1...9).map { ".open(door: \($0), \"a, b\", [1, 2])" }
    let all = "[\(items.joined(separator: ", "))]"
    #expect(
      try lines(expected: all, actual: all.replacing("door: 3", with: "door: 4")) == [
        "Item 3 is the first to differ.",
        "Expected: .open(door: 3, \"a, b\", [1, 2])",
        "Actual:   .open(door: 4, \"a, b\", [1, 2])",
      ])
    #expect(
      try lines(expected: all, actual: "[]") == [
        "Item 1 is the first to differ (9 expected, 0 actual).", "Expected: \(items[0])",
        "Actual:   none",
      ])
  }

  @Test(
    "what is no equality, or not clearly one, is no comparison",
    arguments: ["(y → 0) > 3", "a == b", "(a → \"x) == (y\") == \"z\"", "(s → \"a → b\") == \"c\""])
  func noEquality(expectation: String) {
    #expect(Comparison("Expectation failed: \(expectation)") == nil)
  }

  @Test("entries of dictionaries have no order")
  func dictionaries() throws {
    let end = String(repeating: "x", count: 60)
    #expect(
      try lines(
        expected: "[[\"a\": 1, \"b\": 2], [\"\(end)\": 1]]", actual: "[[\"b\": 2, \"a\": 1], [:]]")
        == [
          "Item 2 is the first to differ.", "Expected: [\"\(end)\": 1]",
          "Actual:   [:]",
        ])
  }

  @Test("of a text the lines around the first difference are shown, which is marked")
  func longTexts() throws {
    let text = (1...30).map(String.init).joined(separator: "\n")
    let lines = try lines(expected: text, actual: text.replacing("20", with: "x"))
    #expect(lines.prefix(6) == ["Expected:", "    …", "    17", "    18", "    19", "  > 20"])
    #expect(lines.suffix(3) == ["    27", "    28", "    …"])
    #expect(lines.count == 30)
  }
}
