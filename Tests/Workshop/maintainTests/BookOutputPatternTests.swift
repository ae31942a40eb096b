import Testing

@testable import maintain

@Suite("The output that a transcript demands")
struct BookOutputPatternTests {
  @Test(
    "an output that has the lines matches",
    arguments: [
      (["a", "b"], ["a", "b"]), (["a"], ["a  ", "", ""]), (["…"], []), (["…"], ["a", "b"]),
      (["a", "…", "d"], ["a", "b", "c", "d"]), (["a", "…", "b"], ["a", "b"]),
      (["…", "b"], ["b", "c", "b"]), (["… passed …."], ["2 tests passed after 1 s."]),
    ])
  func matching(pattern: [String], output: [String]) {
    #expect(maintain.difference(of: output, from: pattern) == nil)
  }

  @Test(
    "the first line that differs is named",
    arguments: [
      (["a", "b"], ["a", "c"], 1, "Expected `b`, found `c`."),
      (["a", "b"], ["a"], 1, "Expected `b`, found the end of the output."),
      (["a", "…", "d"], ["a", "b", "c"], 2, "Expected `d`, found `b`."),
      (["a … c"], ["a b d"], 0, "Expected `a … c`, found `a b d`."),
    ])
  func differing(pattern: [String], output: [String], line: Int, message: String) {
    let difference = maintain.difference(of: output, from: pattern)
    #expect(difference?.line == line)
    #expect(difference?.message == message)
  }

  @Test("an output that goes on is no match")
  func longer() {
    let difference = maintain.difference(of: ["a", "b"], from: ["a"])
    #expect(difference?.message == "Expected no more lines, found `b`.")
  }
}
