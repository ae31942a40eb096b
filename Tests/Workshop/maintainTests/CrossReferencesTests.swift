@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import maintain

@Suite("The exercises and the Book's pages")
struct CrossReferencesTests {
  static let task = "Exercises/Chapter1/1.1-HandItOver.swift"
  static let page = "Book/01-ControlFreak.md"
  static let files = [
    "Sources/Chapter1-ControlFreak/Chapter1/main.swift": "",
    "Solutions/Chapter1/1.1-HandItOver.swift": "",
    task: """
    // 1.1 · Hand it the `database`                        ★★☆
    //
    // Read:   Book/01-ControlFreak.md, "What the `init` says"

    """,
    page: """
    # Control freak

    ## What the `init` says

    | Exercise | Title | Grade | Trains |
    |---|---|---|---|
    | [1.1](../Exercises/Chapter1/1.1-HandItOver.swift) | Hand it the `database` | ★★☆ | initializers |

    """,
  ]

  func problems(in path: String, replacing old: String, with new: String) throws -> [Problem] {
    let text = try #require(Self.files[path])
    let changed = Self.files.merging([path: text.replacing(old, with: new)]) { $1 }
    return try withWorkspace(changed) {
      let course = Course(discoveredIn: $0)
      return CrossReferences(course: course, pages: try Book(course: course).pages()).problems()
    }
  }

  @Test("a header and a table that agree are in order")
  func inOrder() throws {
    #expect(try problems(in: Self.page, replacing: "", with: "").isEmpty)
  }

  @Test(
    "a row that differs from the header or is missing is a problem that says how it begins",
    arguments: [
      ("★★☆", "★★★", 7), ("Hand it the `database`", "Hand it over", 7), ("| [1.1]", "[1.1]", nil),
    ])
  func row(old: String, new: String, line: Int?) throws {
    let problems = try problems(in: Self.page, replacing: old, with: new)
    #expect(problems.map(\.line) == [line])
    let row = "| [1.1](../\(Self.task)) | Hand it the `database` | ★★☆ |"
    #expect(problems.first?.message.hasSuffix(row) == true)
  }

  @Test("a chapter without a page is a problem")
  func noPage() throws {
    let files = ["Sources/Chapter2-Protocols/main.swift": "", "Solutions/Chapter2/2.1-A.swift": ""]
    let problems = try withWorkspace(files) {
      CrossReferences(course: Course(discoveredIn: $0), pages: []).problems()
    }
    #expect(problems.map(\.path) == ["Book/02-Protocols.md"])
  }

  @Test(
    "a page or a heading to read that isn't there is a problem",
    arguments: [
      ("01-ControlFreak.md", "01-Freak.md", "isn't a page of the Book"),
      ("What the", "When the", "It has \"Control freak\", \"What the init says\"."),
    ])
  func lesson(old: String, new: String, message: String) throws {
    let problems = try problems(in: Self.task, replacing: old, with: new)
    #expect(problems.map(\.path) == [Self.task])
    #expect(problems.first?.message.contains(message) == true)
  }
}
