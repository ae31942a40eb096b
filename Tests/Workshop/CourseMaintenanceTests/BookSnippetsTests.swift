import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The regions of a source file")
struct BookSnippetsTests {
  func snippets(_ text: String) -> Snippets { Snippets(path: "A.swift", text: text) }

  @Test("a region has its lines without markers, common indentation and blank ends")
  func region() {
    let snippets = self.snippets(
      """
      struct A {
        // snippet.greeting

        let a = 1

          let b = 2
        // snippet.hide
        let secret = 3
        // snippet.show
        let c = 4

        // snippet.end
      }
      """)
    #expect(snippets.regions.first?.lines == ["let a = 1", "", "  let b = 2", "let c = 4"])
    #expect(snippets.regions.first?.line == 3)
    #expect(snippets.problems.isEmpty)
    #expect(snippets.wholeFile.lines.first == "struct A {")
    #expect(!snippets.wholeFile.lines.contains { $0.contains("snippet") || $0.contains("secret") })
  }

  @Test("a region ends where the next one begins")
  func next() {
    let snippets = self.snippets("// snippet.a\n1\n// snippet.b\n2\n// snippet.end\n3")
    #expect(snippets.regions.map(\.lines) == [["1"], ["2"]])
    #expect(snippets.problems.isEmpty)
  }

  @Test(
    "markers that do not fit are flaws",
    arguments: [
      ("// snippet.a\n1", 2), ("// snippet.end", 1),
      ("// snippet.a\n// snippet.b\n// snippet.end\n// snippet.end", 4),
      ("// snippet.a\n// snippet.end\n// snippet.a\n// snippet.end", 3),
      ("// snippet.a\n// snippet.hide\n// snippet.end", 2), ("// snippet.show", 1),
      ("// snippet.hide\n// snippet.hide\n// snippet.show", 2), ("// snippet.a b\n", 1),
    ])
  func flaws(text: String, line: Int) {
    #expect(snippets(text).problems.map(\.line) == [line])
  }

  @Test(
    "what only looks like a marker is none",
    arguments: [
      "/// // snippet.a", "a // snippet.a",
    ])
  func lookalikes(text: String) {
    #expect(snippets(text).regions.isEmpty)
    #expect(snippets(text).problems.isEmpty)
  }

  @Test("a place is a file, or a region of it")
  func places() throws {
    try withWorkspace(["A.swift": "// snippet.a\n1\n// snippet.end\n2", "B.swift": ""]) {
      workspace throws in
      #expect(try workspace.snippet("A.swift#a").lines == ["1"])
      #expect(try workspace.snippet("A.swift").lines == ["1", "2"])
      for (place, message) in [
        ("A.swift#", "isn't a place"), ("C.swift", "There is no file"), ("A.swift#b", "It has a."),
        ("B.swift#b", "Put `// snippet.b`"),
      ] {
        let error = #expect(throws: BlockError.self) { try workspace.snippet(place) }
        #expect(error?.description.contains(message) == true)
      }
    }
  }
}
