import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("Words that don't come back")
struct WordingTests {
  @Test(
    "a word of the list is found in any case, at every place of a line",
    arguments: [
      ("Whoever asks", ["whoever"]), ("/// It is to be mended.", ["mended"]),
      ("it Stands\tin a file", ["stands in"]), ("ask somebody, anew", ["somebody", "anew"]),
    ])
  func found(line: String, words: [String]) {
    #expect(Wording.findings(in: line).map(\.word) == words)
  }

  @Test(
    "a part of another word is none",
    arguments: ["We recommend it.", "the shallow end", "let shall_we = 1", "stands at the door"])
  func apart(line: String) {
    #expect(Wording.findings(in: line).isEmpty)
  }

  @Test("a finding has its file and line, and says what to write")
  func place() throws {
    let files = [
      "Book/01-A.md": "# A\n\nAsk somebody.\n", "Sources/A/A.swift": "// fine\n",
      "Tests/A/note.txt": "somebody",
    ]
    let problems = try withWorkspace(files) { try Wording(workspace: $0).problems() }
    #expect(
      problems == [Problem("Book/01-A.md", line: 3, "Instead of \"somebody\", write someone.")])
  }
}
