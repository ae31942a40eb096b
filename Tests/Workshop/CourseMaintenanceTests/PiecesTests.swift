@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The pieces of an exercise")
struct PiecesTests {
  @Test("a file besides the tests bears their exercise's number; any other is a stray")
  func filesBesides() throws {
    let files = [
      "Package.swift", "Sources/Chapter1-ControlFreak/x.swift", "Exercises/Chapter1/1.1-One.swift",
      "Solutions/Chapter1/1.1-One.swift", "Tests/Exercises/Chapter1/1.1-OneTests.swift",
      "Tests/Exercises/Chapter1/1.1-Gauge.swift", "Tests/Exercises/Chapter1/1.1-TwoTests.swift",
      "Tests/Exercises/Chapter1/1.2-Gauge.swift", "Tests/Exercises/Chapter1/Gauge.swift",
    ]
    let strays = try problems(files.reduce(into: [:]) { $0[$1] = "" })
      .filter { $0.message.contains("belong to any exercise") }
    #expect(strays.map(\.path) == files.suffix(3))
  }

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
      let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
      return Pieces(workspace: workspace, chapter: chapter).problems
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
    "from one exercise to the next the grade may rise by one star, and fall",
    arguments: [("★★★", ["Exercises/Chapter1/1.2-Two.swift"]), ("★★☆", [])])
  func grades(second: String, tooSteep: [String]) throws {
    let header = Self.given.replacing("1.1 · One  ★☆☆", with: "1.2 · Two  \(second)")
    let third = Self.given.replacing("1.1 · One", with: "1.3 · Three")
    let more = [
      "Exercises/Chapter1/1.2-Two.swift": header, "Solutions/Chapter1/1.2-Two.swift": header,
      "Exercises/Chapter1/1.3-Three.swift": third, "Solutions/Chapter1/1.3-Three.swift": third,
    ]
    let problems = try problems(Self.files.merging(more) { $1 })
    #expect(problems.filter { $0.message.contains("stars more") }.map(\.path) == tooSteep)
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

  @Test("a file that is missing is named")
  func missing() throws {
    let problems = try problems(Self.files.filter { $0.key != Self.others })
    #expect(problems.map(\.path) == [Self.others])
  }
}
