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
    try withWorkspace(files.reduce(into: [:]) { $0[$1] = "" }) { workspace in
      let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
      let strays = Pieces(workspace: workspace, chapter: chapter).problems
        .filter { $0.message.contains("belong to any exercise") }
      #expect(
        strays.map(\.path) == [
          "Tests/Exercises/Chapter1/1.1-TwoTests.swift", "Tests/Exercises/Chapter1/1.2-Gauge.swift",
          "Tests/Exercises/Chapter1/Gauge.swift",
        ])
    }
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

  func problems(in path: String, replacing old: String, with new: String) throws -> [Problem] {
    let text = try #require(Self.files[path])
    #expect(text.contains(old))
    let changed = Self.files.merging([path: text.replacing(old, with: new)]) { $1 }
    return try withWorkspace(changed) { workspace in
      let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
      return Pieces(workspace: workspace, chapter: chapter).problems
    }
  }

  @Test("an exercise with all its pieces has no problems")
  func inOrder() throws {
    #expect(try problems(in: Self.task, replacing: "given", with: "given").isEmpty)
  }

  @Test(
    "from one exercise to the next the grade may rise by one star, and fall",
    arguments: [("★★★", true), ("★★☆", false)])
  func grades(second: String, isTooSteep: Bool) throws {
    let header = Self.given.replacing("1.1 · One  ★☆☆", with: "1.2 · Two  \(second)")
    let third = Self.given.replacing("1.1 · One", with: "1.3 · Three")
    let more = [
      "Exercises/Chapter1/1.2-Two.swift": header, "Solutions/Chapter1/1.2-Two.swift": header,
      "Exercises/Chapter1/1.3-Three.swift": third, "Solutions/Chapter1/1.3-Three.swift": third,
    ]
    let problems = try withWorkspace(Self.files.merging(more) { $1 }) { workspace in
      let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
      return Pieces(workspace: workspace, chapter: chapter).problems
        .filter { $0.message.contains("stars more") }
    }
    #expect(problems.map(\.path) == (isTooSteep ? ["Exercises/Chapter1/1.2-Two.swift"] : []))
  }

  @Test(
    "what the task and its reference answer share is identical",
    arguments: [
      ("★☆☆", "★★☆", 1), ("\"Ones\"", "\"Twos\"", 10), ("let given = 1", "let given = 2", 14),
      ("let given = 1\n", "let given = 1\nlet more = 2\n", 15),
    ])
  func copy(old: String, new: String, line: Int) throws {
    let problems = try problems(in: Self.solution, replacing: old, with: new)
      .filter { $0.path != Self.task }
    #expect(problems.map(\.path) == [Self.solution])
    #expect(problems.map(\.line) == [line])
  }

  @Test(
    "what names another exercise is a problem",
    arguments: [
      (task, "check 1.1", "check 1.2", "// Check:  swift run workshop check 1.1"),
      (task, "TODO: 1.1", "TODO: 1.2", "// TODO: 1.1"),
      (tests, "struct Exercise1_1", "struct Exercise1_2", "struct Exercise1_1"),
      (tests, "a() {}", "a() throws { try LearnerSource.load(\"1.2\") }", "`.load(\"1.2\"`"),
      (hints, "## 1.1", "## 1.1 One", "below ## 1.1"),
    ])
  func otherNumber(path: String, old: String, new: String, advice: String) throws {
    let problems = try problems(in: path, replacing: old, with: new)
      .filter { $0.path != Self.solution }
    #expect(Set(problems.map(\.path)) == [path])
    #expect(problems.first?.message.contains(advice) == true)
  }

  @Test(
    "an exercise says what its reader can do after it", arguments: ["", "Learned: Counting.\n"])
  func learned(line: String) throws {
    let problems = try problems(
      in: Self.hints, replacing: "Learned: You can count.\n", with: line)
    #expect(problems.map(\.path) == [Self.hints])
    #expect(problems.first?.message.contains("Learned: You can …") == true)
  }

  @Test(
    "the list of what must hold has the tests' names, in order",
    arguments: [
      ("@Test(\"one is one\") func a() {}\n@Test(\"two is two\") func b() {}", nil),
      (
        "@Test(\"two is two\") func b() {}\n@Test(\"one is one\") func a() {}",
        "Item 1 is \"one is one\", the test is \"two is two\"."
      ),
      (
        "@Test(\"one is one\") func a() {}", "Item 2 is \"two is two\", the test is missing."
      ),
    ])
  func checklist(suite: String, advice: String?) throws {
    let problems = try problems(in: Self.tests, replacing: Self.suite, with: suite)
    #expect(problems.map(\.path) == (advice == nil ? [] : [Self.tests]))
    #expect(problems.first?.message.hasSuffix(advice ?? "") != false)
  }

  @Test("a task says when it is done")
  func withoutChecklist() throws {
    let problems = try problems(in: Self.task, replacing: "// You are done when\n", with: "")
      .filter { $0.path == Self.task }
    #expect(problems.map { $0.message.contains("// You are done when") } == [true])
  }

  @Test("an exercise with one star fits on a screen", arguments: [(20, true), (40, false)])
  func length(lines: Int, fits: Bool) throws {
    let todo = "// TODO: 1.1\n"
    let problems = try problems(
      in: Self.task, replacing: todo, with: todo + String(repeating: "//\n", count: lines)
    ).filter { !$0.message.hasPrefix("`reset`") }
    #expect(problems.map(\.path) == (fits ? [] : [Self.task]))
  }

  @Test("a suite without its trait doesn't say where to read")
  func noTrait() throws {
    let problems = try problems(in: Self.tests, replacing: "(.exercise(\"1.1\"))", with: "")
    #expect(problems.map(\.path) == [Self.tests])
    #expect(problems.first?.message.contains(".exercise(\"1.1\")") == true)
  }

  @Test(
    "a page has what it is for",
    arguments: [
      (others, right + right + right, right + right, "It has 2 answers, and needs three"),
      (mistakes, wrong + wrong, wrong, "It has 1 mistakes"),
      (mistakes, wrong + wrong, wrong + "## Is three\n\n", "Is three: Quote the sentence"),
    ])
  func page(path: String, old: String, new: String, message: String) throws {
    let problems = try problems(in: path, replacing: old, with: new)
    #expect(problems.map(\.path) == [path])
    #expect(problems.first?.message.hasPrefix(message) == true)
  }

  @Test("a task that `reset` wouldn't bring back is a problem, and so is a page that is missing")
  func original() throws {
    let changed = try problems(in: Self.task, replacing: "= 0 ", with: "= 3 ")
    #expect(changed.map(\.path) == [Self.task])
    #expect(changed.first?.message.contains("would bring back something else") == true)
    try withWorkspace(Self.files.filter { $0.key != Self.mistakes }) { workspace in
      let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
      let problems = Pieces(workspace: workspace, chapter: chapter).problems
      #expect(problems.map(\.path) == [Self.mistakes, Self.task])
    }
  }
}
