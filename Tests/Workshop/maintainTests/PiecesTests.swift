@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import maintain

@Suite("The pieces of an exercise")
struct PiecesTests {
  static let task = "Exercises/Chapter1/1.1-One.swift"
  static let solution = "Solutions/Chapter1/1.1-One.swift"
  static let tests = "Tests/Exercises/Chapter1/1.1-OneTests.swift"
  static let hints = "Exercises/Chapter1/Hints.md"
  static let given = """
    // 1.1 · One  ★☆☆
    //
    // You are done when
    // - one is one
    // - two is
    //   two
    //
    // Edit:   `one` below.
    // Check:  swift run workshop check 1.1
    // Read:   Book/01-ControlFreak.md, "Ones"

    // MARK: - Given

    let given = 1

    // MARK: - Yours


    """
  static let mistakes = "Tests/Exercises/Chapter1/1.1-OneMistakes.md"
  static let others = "Tests/Exercises/Chapter1/1.1-OneOthers.md"
  static let suite = "@Test(\"one is one\") func a() {}\n@Test(\"two is two\") func b() {}"
  static let wrong = "## Is two\n\n> It must be one.\n\n```swift\nlet one = 2\n```\n\n"
  static let notBegun = "## Not begun\n\n```swift\nlet one = 0  // TODO: 1.1\n```\n"
  static let right = "## From zero\n\n```swift\nlet one = 0 + 1\n```\n\n"
  static let files = [
    "Package.swift": "", "Sources/Chapter1-ControlFreak/x.swift": "",
    task: given + "let one = 0  // TODO: 1.1\n", solution: given + "let one = given\n",
    tests: "@Suite(.exercise(\"1.1\"))\nstruct Exercise1_1 {\n\(suite)\n}\n",
    hints: "## 1.1\n\n1. A\n2. B\n3. C\n\nLearned: You can count.\n",
    mistakes: wrong + wrong + notBegun, others: right + right + right,
  ]

  func problems(_ files: [String: String]) throws -> [Problem] {
    try withWorkspace(files) { workspace in
      let course = Course(discoveredIn: workspace)
      return Pieces(course: course, chapter: try #require(course.chapters.first)).problems
    }
  }

  func problems(in path: String, replacing old: String, with new: String) throws -> [Problem] {
    let text = try #require(Self.files[path])
    return try problems(Self.files.merging([path: text.replacing(old, with: new)]) { $1 })
  }

  @Test("an exercise with all its pieces has no problems")
  func inOrder() throws {
    #expect(try problems(in: Self.task, replacing: "", with: "").isEmpty)
  }

  @Test(
    "an exercise is no larger than it may be",
    arguments: [
      (tests, "}\n", "}\n" + String(repeating: "\n", count: 100), "lines, and may have 100."),
      (mistakes, "## Not", String(repeating: wrong, count: 11) + "## Not", "13 mistakes, and"),
      (others, right, right + right, "6 answers, and may have 5."),
      ("Book/01-ControlFreak.md", "", String(repeating: "a ", count: 5_201), "5201 words, and"),
    ])
  func size(path: String, old: String, new: String, message: String) throws {
    let text = old.isEmpty ? new : (Self.files[path] ?? "").replacing(old, with: new)
    let found = try problems(Self.files.merging([path: text]) { $1 })
    #expect(found.map(\.path) == [path])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test(
    "what the task and its reference answer share is identical",
    arguments: [
      ("★☆☆", "★★☆", 1), ("let given = 1", "let given = 2", 14),
      ("let given = 1\n", "let given = 1\nlet more = 2\n", 15),
    ])
  func copy(old: String, new: String, line: Int) throws {
    let problems = try problems(in: Self.solution, replacing: old, with: new)
    #expect(problems.map(\.path) == [Self.solution])
    #expect(problems.map(\.line) == [line])
  }

  @Test(
    "what is missing from a file, or names another exercise, is a problem that says what to write",
    arguments: [
      (task, "check 1.1", "check 1.2", "// Check:  swift run workshop check 1.1"),
      (task, "TODO: 1.1", "TODO: 1.2", "// TODO: 1.1"),
      (task, "// MARK", "\(String(repeating: "//\n", count: 40))// MARK", "and may have 40"),
      (task, "= 0 ", "= 3 ", "`reset` would bring back something else"),
      (solution, "let one", "// TODO: 1.1\nlet one", "still has a TODO"),
      (tests, "(.exercise(\"1.1\"))", "", "@Suite(.exercise(\"1.1\")) struct Exercise1_1"),
      (tests, "struct Exercise1_1", "struct Exercise1_2", "struct Exercise1_1"),
      (tests, "a() {}", "a() throws { try LearnerSource.load(\"1.2\") }", "`.load(\"1.2\"`"),
      (tests, "one is one", "one is two", "in order:\n    // - one is two\n    // - two is two"),
      (hints, "3. C\n", "", "1.1 has 2 hints below ## 1.1"),
      (hints, "Learned: You can count.\n", "", "Learned: You can …"),
      (others, right + right + right, right + right, "It has 2 answers, and needs three"),
      (mistakes, wrong + wrong, wrong, "It has 1 mistakes"),
      (mistakes, wrong + wrong, wrong + "## Is three\n\n", "Is three: Quote the sentence"),
    ])
  func flaw(path: String, old: String, new: String, advice: String) throws {
    let problems = try problems(in: path, replacing: old, with: new)
    #expect(
      problems.contains { $0.path == path && $0.message.contains(advice) }, "\(problems)")
  }

  @Test("a file that is missing is named, and so is one that belongs to no exercise")
  func files() throws {
    let missing = try problems(Self.files.filter { $0.key != Self.others })
    #expect(missing.map(\.path) == [Self.others])
    let strays = ["Exercises/Chapter1/1.1-Ones.swift", "Solutions/Chapter1/One.swift"]
    let more = strays.reduce(into: Self.files) { $0[$1] = "" }
    #expect(try problems(more).map(\.path) == strays)
  }

  @Test("exercises are numbered without gaps")
  func gap() throws {
    let files = ["Sources/Chapter1-A/x.swift": "", "Solutions/Chapter1/1.2-Two.swift": ""]
    let message = try problems(files).first?.message
    #expect(message == "The chapter's exercise number 1 is 1.2; number them without gaps.")
  }
}
