@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The exercises and the Book's pages")
struct BookLessonsTests {
  static let task = "Exercises/Chapter1/1.1-HandItOver.swift"
  static let tests = "Tests/Exercises/Chapter1/1.1-HandItOverTests.swift"
  static let page = "Book/01-ControlFreak.md"
  static let files = [
    "Sources/Chapter1-ControlFreak/Chapter1/main.swift": "",
    task: """
    // 1.1 · Hand it the `database`                        ★★☆
    //
    // Read:   Book/01-ControlFreak.md, "What the `init` says"

    """,
    tests: "@Suite(.exercise(\"1.1\")) struct Exercise1_1 {}\n",
    page: """
    # Control freak

    ## What the `init` says

    | Exercise | Title | Grade | Trains |
    |---|---|---|---|
    | [1.1](../Exercises/Chapter1/1.1-HandItOver.swift) | Hand it the `database` | ★★☆ | initializers |

    """,
  ]

  func problems(_ changes: [String: String]) throws -> [Problem] {
    try withWorkspace(Self.files.merging(changes) { $1 }) {
      let course = Course(discoveredIn: $0)
      return CrossReferences(course: course, pages: try Book(course: course).pages()).problems()
    }
  }

  func problems(in path: String, replacing old: String, with new: String) throws -> [Problem] {
    let text = try #require(Self.files[path])
    #expect(text.contains(old))
    return try problems([path: text.replacing(old, with: new)])
  }

  @Test("a header and a table that agree are in order")
  func inOrder() throws {
    #expect(try problems([:]).isEmpty)
  }

  @Test(
    "a row that differs from the header is named",
    arguments: [
      ("★★☆", "★★★"), ("Hand it the `database`", "Hand it over"),
      ("1.1-HandItOver.swift", "1.1-HandItOut.swift"),
    ])
  func row(old: String, new: String) throws {
    let problems = try problems(in: Self.page, replacing: old, with: new)
    #expect(problems.map(\.line) == [7])
    let expected = "where it must have `| [1.1](../\(Self.task)) | Hand it the `database` | ★★☆ |"
    #expect(problems.first?.message.contains(expected) == true)
  }

  @Test("a row that is missing, one too many and one of no exercise are problems")
  func rows() throws {
    let row = try #require(Self.files[Self.page]?.split(separator: "\n").last)
    #expect(try problems(in: Self.page, replacing: "\(row)", with: "").count == 1)
    #expect(try problems(in: Self.page, replacing: "\(row)", with: "\(row)\n\(row)").count == 1)
    let foreign = "\(row)\n| [1.2](../x.swift) | X | ★☆☆ | |"
    #expect(try problems(in: Self.page, replacing: "\(row)", with: foreign).map(\.line) == [8])
  }

  @Test("a chapter without a page is a problem")
  func noPage() throws {
    let problems = try problems([
      "Sources/Chapter2-Protocols/Chapter2/main.swift": "", "Solutions/Chapter2/2.1-One.swift": "",
    ])
    #expect(problems.map(\.path) == ["Book/02-Protocols.md"])
  }

  @Test("a heading that the page does not have is named with those that it has")
  func heading() throws {
    let problems = try problems(
      in: Self.page, replacing: "## What the `init` says", with: "## Else")
    #expect(problems.map(\.path) == [Self.task])
    #expect(problems.first?.message.contains("\"Control freak\", \"Else\"") == true)
  }

  @Test("a header that names a page that is not there is a problem")
  func page() throws {
    let problems = try problems(in: Self.task, replacing: "01-ControlFreak", with: "01-Freak")
    #expect(problems.map(\.path) == [Self.task])
  }

  static let interlude = "Book/01a-Freaks.md"
  static let toInterlude = [
    task: files[task]?.replacing("01-ControlFreak", with: "01a-Freaks") ?? "",
    interlude: "# Freaks\n\n## What the `init` says\n\n[1.1](../\(task)) is about it.\n",
  ]

  @Test("an exercise may send its learner to an interlude of its chapter, which links to it")
  func interlude() throws {
    #expect(try problems(Self.toInterlude).isEmpty)
    var unlinked = Self.toInterlude
    unlinked[Self.interlude] = "# Freaks\n\n## What the `init` says\n"
    let problems = try problems(unlinked)
    #expect(problems.map(\.path) == [Self.interlude])
    #expect(problems.first?.message.contains("Link to it: [1.1](../\(Self.task)).") == true)
  }

  @Test(
    "an exercise can't send its learner to another chapter, nor to one's interlude",
    arguments: ["Book/02-Freaks.md", "Book/02a-Freaks.md", "Book/Freaks.md"])
  func otherChapter(path: String) throws {
    let task = Self.files[Self.task]?.replacing("Book/01-ControlFreak.md", with: path)
    let page = Self.toInterlude[Self.interlude]
    let problems = try problems([Self.task: task ?? "", path: page ?? ""])
    #expect(problems.map(\.path) == [Self.task])
    #expect(problems.first?.message.contains("neither chapter 1's nor an interlude") == true)
  }

  @Test("the text introduces exercises in the order of their numbers, interludes last")
  func order() throws {
    let names = ["1.1-HandItOver", "1.2-Two", "1.3-Three"]
    let rows = names.dropFirst().map { name in
      "| [\(name.prefix(3))](../Exercises/Chapter1/\(name).swift) | \(name.dropFirst(4)) | ★★☆ | x |\n"
    }
    func problems(_ order: [String], onInterlude: String) throws -> [Problem] {
      var files = Self.files
      for name in names.dropFirst() {
        let header = "// \(name.prefix(3)) · \(name.dropFirst(4))  ★★☆\n"
        files["Exercises/Chapter1/\(name).swift"] = header
        files["Solutions/Chapter1/\(name).swift"] = header
      }
      let text = order.map { "\nIn **Exercise \($0)** you do it.\n" }.joined()
      files[Self.page] = (Self.files[Self.page] ?? "").trimmedAtEnd + "\n\(rows.joined())\(text)"
      files[Self.interlude] = "# Freaks\n\n**Exercise \(onInterlude)** is here.\n"
      return try self.problems(files)
    }
    #expect(try problems(["1.1", "1.2"], onInterlude: "1.3").isEmpty)
    let onPage = try problems(["1.2", "1.1"], onInterlude: "1.3")
    #expect(onPage.map(\.path) == [Self.page])
    #expect(onPage.first?.message.hasPrefix("The text introduces 1.1 after 1.2.") == true)
    let onInterlude = try problems(["1.1", "1.3"], onInterlude: "1.2")
    #expect(onInterlude.map(\.path) == [Self.interlude])
  }

  @Test("rows that differ from the headers get rewritten, and their last column stays")
  func fix() throws {
    let inStep = try #require(Self.files[Self.page])
    let page = inStep.replacing(
      "HandItOver.swift) | Hand it the `database` | ★★☆", with: "X.swift) | Y | Z")
    try withWorkspace(Self.files.merging([Self.page: page]) { $1 }) { workspace throws in
      let course = Course(discoveredIn: workspace)
      let pages = try Book(course: course).pages()
      let table = try #require(CrossReferences(course: course, pages: pages).outdatedTables.first)
      let text = pages.first?.replacing([(try #require(table.lines), table.expected)])
      #expect(text == inStep)
    }
  }

  @Test("an exercise that has no row yet gets one, in its place")
  func newRow() throws {
    let header = "// 1.2 · Two  ★★★\n"
    let more = [
      "Exercises/Chapter1/1.2-Two.swift": header, "Solutions/Chapter1/1.2-Two.swift": header,
    ]
    try withWorkspace(Self.files.merging(more) { $1 }) { workspace throws in
      let course = Course(discoveredIn: workspace)
      let pages = try Book(course: course).pages()
      let table = try #require(CrossReferences(course: course, pages: pages).outdatedTables.first)
      #expect(
        table.expected.dropFirst() == [
          "| [1.2](../Exercises/Chapter1/1.2-Two.swift) | Two | ★★★ | |"
        ])
    }
  }
}
