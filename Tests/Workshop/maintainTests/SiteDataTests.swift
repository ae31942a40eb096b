@testable import CourseModel
import Foundation
import Testing
import WorkshopTestSupport

@testable import maintain

@Suite("What the Book's website reads")
struct SiteDataTests {
  static let header = """
    // 1.1 · Two  ★★☆
    //
    // There is one.
    //
    // You are done when
    // - two is two
    //
    // Edit:   `two`, and
    //         what it calls.
    // Check:  swift run workshop check 1.1
    // Read:   Book/01-A.md, "The `code`"

    """
  static let files = [
    "Sources/Chapter1-A/A.swift": "1\n// snippet.x\n2\n// snippet.end\n",
    "Exercises/Chapter1/1.1-Two.swift": header + "\nlet two = 1\n",
    "Solutions/Chapter1/1.1-Two.swift": header + "\nlet two = 2\n",
    "Exercises/Chapter1/Hints.md": "## 1.1\n\n1. A\n2. B\n3. C\n4. D\n\nLearned: You can count.\n",
    "Tests/Exercises/Chapter1/1.1-TwoMistakes.md":
      "# Wrong\n\n## Is 3\n\n```swift\n3\n```\n\n## Not begun\n\n```swift\n1\n```\n",
    "Tests/Exercises/Chapter1/1.1-TwoOthers.md": "# Right\n\n## Is 4 / 2\n",
    "Book/01-A.md":
      "# A\n\n## The `code`\n<!-- snippet: Sources/Chapter1-A/A.swift#x -->\n```swift\n2\n```\nEnd\n",
    "Book/README.md": "[Terms](Glossary.md), [works](Works.md)", "Book/Works.md": "",
    "Book/Glossary.md": "", "Book/Appendix-B.md": "", "README.md": "",
  ]

  func data() throws -> SiteData {
    try withWorkspace(Self.files) { workspace throws in
      let course = Course(discoveredIn: workspace)
      return try SiteData(course: course, pages: Book(course: course).pages())
    }
  }

  @Test("pages are in reading order: chapters, appendices, and the rest as the first page links")
  func order() throws {
    #expect(
      try data().pages.map(\.path) == [
        "Book/01-A.md", "Book/Appendix-B.md", "Book/Glossary.md", "Book/Works.md", "Book/README.md",
      ])
  }

  @Test("a page is Markdown and code blocks in turn, each listing with its file and line")
  func parts() throws {
    let parts = try data().pages[0].parts
    #expect(parts.map(\.markdown) == ["# A\n\n## The `code`", nil, "End\n"])
    #expect(parts[1].code == "2" && parts[1].language == "swift")
    #expect(parts[1].file == "Sources/Chapter1-A/A.swift" && parts[1].line == 3)
  }

  @Test("an exercise has its comment, its code, all of its hints, and the answers to show")
  func exercise() throws {
    let exercise = try #require(data().exercises.first)
    #expect(exercise.header.title == "Two" && exercise.header.stars == 2)
    #expect(exercise.header.situation == "\nThere is one.\n")
    #expect(exercise.header.edit == "`two`, and what it calls.")
    #expect(exercise.anchor == "the-code")
    #expect(exercise.code == "let two = 1" && exercise.solutionCode == "let two = 2")
    #expect(exercise.hints == ["A", "B", "C", "D"] && exercise.learned == "You can count.")
    #expect(exercise.mistakes.compactMap(\.code) == ["3"])
    #expect(exercise.others.map(\.markdown) == ["## Is 4 / 2\n"])
  }
}
