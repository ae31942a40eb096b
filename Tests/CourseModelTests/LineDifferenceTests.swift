import Testing

@testable import CourseModel

@Suite("The difference between two texts")
struct LineDifferenceTests {
  @Test("a difference shows three lines around it, and joins what is near")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\nand more\n", maxReplacements: 1)
      .replacing("\n10\n", with: "\n").replacing("19\n20\n", with: "19\n20\n21\n")
    let hunks = LineDifference(from: old, to: new).hunks
    #expect(hunks.map(\.header) == ["@@ -2,12 +2,12 @@", "@@ -18,3 +18,4 @@"])
    #expect(
      hunks.map { $0.lines.map(\.text).joined(separator: "|") } == [
        " 2| 3| 4|-5|+five|+and more| 6| 7| 8| 9|-10| 11| 12| 13", " 18| 19| 20|+21",
      ])
  }

  @Test("differences that have six common lines between them are one, with seven they are two")
  func near() {
    let old = (1...8).map { "\($0)\n" }.joined()
    #expect(LineDifference(from: old, to: "x\n2\n3\n4\n5\n6\n7\ny\n").hunks.count == 1)
    let longer = old + "9\n"
    #expect(LineDifference(from: longer, to: "x\n2\n3\n4\n5\n6\n7\n8\ny\n").hunks.count == 2)
  }

  @Test("nothing becomes something, and line breaks of another system are no difference")
  func edges() {
    let hunks = LineDifference(from: "", to: "a\n").hunks
    #expect(hunks == [LineDifference.Hunk(header: "@@ -0,0 +1 @@", lines: [.added("a")])])
    #expect(LineDifference(from: "a\r\nb\r\n", to: "a\nb\n").hunks.isEmpty)
  }
}
